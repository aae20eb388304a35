#ifndef CL10N_CURL_H
#define CL10N_CURL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A request with libcurl (https://curl.se/libcurl/c/), which Foundation loads for URLSession on Linux. Its functions
// are looked up at run time, so building needs neither its headers nor another package. Swift can't call functions with
// variable arguments.

/// Receives a part of a response, and returns the size of the part, or another number to end the request.
typedef size_t (*l10n_curl_receive)(char const *_Nonnull bytes, size_t one, size_t size, void *_Nullable context);

/// Is called at least once a second, and returns a value other than 0 to end the request.
typedef int (*l10n_curl_watch)(
    void *_Nullable context, int64_t expected, int64_t received, int64_t to_send, int64_t sent);

/// A request, with the functions that receive the response.
typedef struct l10n_curl_request {
  char const *_Nonnull url;
  /// The lines of the header, followed by a null pointer.
  char const *_Nullable const *_Nonnull fields;
  /// The time limit of the request.
  long milliseconds;
  /// Receives each line of the header, with its line feed.
  l10n_curl_receive _Nonnull receive_field;
  /// Receives the content, decompressed.
  l10n_curl_receive _Nonnull receive_content;
  l10n_curl_watch _Nonnull watch;
  void *_Nullable context;
} l10n_curl_request;

/// Returns false if the process has no libcurl.
bool l10n_curl_is_available(void);

/// Waits for the end of a request, and returns its result (libcurl-errors(3)), which is 0 if it succeeded.
int l10n_curl_perform(l10n_curl_request const *_Nonnull request);

#endif
