#ifdef __linux__
#define _GNU_SOURCE
#endif
#include "CL10nCurl.h"

#ifdef __linux__

#include <dlfcn.h>
#include <pthread.h>

// Numbers that libcurl never changes (curl.h, "the ABI").
enum {
  OPTION_HTTP_VERSION = 84,
  OPTION_NOPROGRESS = 43,
  OPTION_NOSIGNAL = 99,
  OPTION_TIMEOUT_MS = 155,
  OPTION_PROTOCOLS = 181,
  OPTION_QUICK_EXIT = 322,
  OPTION_WRITEDATA = 10001,
  OPTION_URL = 10002,
  OPTION_HTTPHEADER = 10023,
  OPTION_HEADERDATA = 10029,
  OPTION_XFERINFODATA = 10057,
  OPTION_ACCEPT_ENCODING = 10102,
  OPTION_WRITEFUNCTION = 20011,
  OPTION_HEADERFUNCTION = 20079,
  OPTION_XFERINFOFUNCTION = 20219,
  RESULT_FAILED_INIT = 2,
  GLOBAL_ALL = 3,
  HTTP_VERSION_1_1 = 2,
  PROTOCOLS_HTTP_HTTPS = 3,
};

static struct {
  int (*global_init)(long flags);
  void *(*init)(void);
  int (*set)(void *request, int option, ...);
  int (*perform)(void *request);
  void (*cleanup)(void *request);
  void *(*append)(void *list, char const *line);
  void (*free_all)(void *list);
  bool is_available;
} curl;

static void *function(void *library, char const *name) {
  void *found = dlsym(RTLD_DEFAULT, name);
  return found || !library ? found : dlsym(library, name);
}

static void load(void) {
  // This is needed only if FoundationNetworking isn't linked, which loads libcurl.
  void *library = dlsym(RTLD_DEFAULT, "curl_easy_init") ? 0 : dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  *(void **)&curl.global_init = function(library, "curl_global_init");
  *(void **)&curl.init = function(library, "curl_easy_init");
  *(void **)&curl.set = function(library, "curl_easy_setopt");
  *(void **)&curl.perform = function(library, "curl_easy_perform");
  *(void **)&curl.cleanup = function(library, "curl_easy_cleanup");
  *(void **)&curl.append = function(library, "curl_slist_append");
  *(void **)&curl.free_all = function(library, "curl_slist_free_all");
  curl.is_available = curl.global_init && curl.init && curl.set && curl.perform && curl.cleanup && curl.append
      && curl.free_all && curl.global_init(GLOBAL_ALL) == 0;
}

bool l10n_curl_is_available(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return curl.is_available;
}

int l10n_curl_perform(l10n_curl_request const *request) {
  void *easy = l10n_curl_is_available() ? curl.init() : 0;
  if (!easy) return RESULT_FAILED_INIT;
  void *fields = 0;
  bool is_complete = true;
  for (char const *const *field = request->fields; *field; field++) {
    void *longer = curl.append(fields, *field);
    is_complete = is_complete && longer;
    if (longer) fields = longer;
  }
  // The options that end a request and keep it to one host are required.
  bool is_set = is_complete && curl.set(easy, OPTION_URL, request->url) == 0
      && curl.set(easy, OPTION_PROTOCOLS, (long)PROTOCOLS_HTTP_HTTPS) == 0
      && curl.set(easy, OPTION_TIMEOUT_MS, request->milliseconds) == 0
      && curl.set(easy, OPTION_NOSIGNAL, 1L) == 0
      && curl.set(easy, OPTION_HTTPHEADER, fields) == 0
      && curl.set(easy, OPTION_HEADERFUNCTION, request->receive_field) == 0
      && curl.set(easy, OPTION_HEADERDATA, request->context) == 0
      && curl.set(easy, OPTION_WRITEFUNCTION, request->receive_content) == 0
      && curl.set(easy, OPTION_WRITEDATA, request->context) == 0
      && curl.set(easy, OPTION_NOPROGRESS, 0L) == 0
      && curl.set(easy, OPTION_XFERINFOFUNCTION, request->watch) == 0
      && curl.set(easy, OPTION_XFERINFODATA, request->context) == 0
      // A single request needs no streams, whose headers are compressed.
      && curl.set(easy, OPTION_HTTP_VERSION, (long)HTTP_VERSION_1_1) == 0;
  // A libcurl without zlib doesn't request compression.
  curl.set(easy, OPTION_ACCEPT_ENCODING, "gzip");
  // Since 7.87: don't wait for a name that is still being looked up.
  curl.set(easy, OPTION_QUICK_EXIT, 1L);
  int result = is_set ? curl.perform(easy) : RESULT_FAILED_INIT;
  curl.cleanup(easy);
  curl.free_all(fields);
  return result;
}

#else

bool l10n_curl_is_available(void) { return false; }

int l10n_curl_perform(l10n_curl_request const *request) {
  (void)request;
  return 2;
}

#endif
