#ifndef ICU_MESSAGE_H
#define ICU_MESSAGE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A pattern that ICU4C has parsed.
typedef struct ICUMessage ICUMessage;

/// Parses a pattern in UTF-8 with the arguments `count` and `name`; returns null if ICU refuses it.
ICUMessage *icu_message_open(const char *pattern, const char *locale);

void icu_message_close(ICUMessage *message);

/// Formats with both arguments, given in UTF-8, and writes at most `capacity` bytes of UTF-8. Returns the length, or -1
/// for an error.
int32_t icu_message_format(const ICUMessage *message, int64_t count, const char *name, char *result, int32_t capacity);

/// The same without UTF-8: the name is that of the last `icu_message_set_name`, and the result stays in ICU's own
/// string. Returns the length in UTF-16 units, or -1 for an error.
int32_t icu_message_format_only(const ICUMessage *message, int64_t count);

/// Sets the name for `icu_message_format_only`.
void icu_message_set_name(ICUMessage *message, const char *name);

#ifdef __cplusplus
}
#endif

#endif
