#include "ICUMessage.h"

#include <unicode/bytestream.h>
#include <unicode/fmtable.h>
#include <unicode/msgfmt.h>

struct ICUMessage {
  icu::MessageFormat format;
  icu::UnicodeString names[2] = {"count", "name"};
  icu::Formattable name;
};

ICUMessage *icu_message_open(const char *pattern, const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  icu::MessageFormat format(icu::UnicodeString::fromUTF8(pattern), icu::Locale::forLanguageTag(locale, error), error);
  if (U_FAILURE(error)) return nullptr;
  return new ICUMessage{format};
}

void icu_message_close(ICUMessage *message) { delete message; }

void icu_message_set_name(ICUMessage *message, const char *name) {
  message->name.setString(icu::UnicodeString::fromUTF8(name));
}

static bool format(const ICUMessage *message, int64_t count, const icu::Formattable &name, icu::UnicodeString &text) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::Formattable values[2] = {icu::Formattable(count), name};
  message->format.format(message->names, values, 2, text, error);
  return U_SUCCESS(error);
}

int32_t icu_message_format(const ICUMessage *message, int64_t count, const char *name, char *result, int32_t capacity) {
  icu::UnicodeString text;
  if (!format(message, count, icu::Formattable(icu::UnicodeString::fromUTF8(name)), text)) return -1;
  icu::CheckedArrayByteSink sink(result, capacity);
  text.toUTF8(sink);
  return sink.Overflowed() ? -1 : sink.NumberOfBytesWritten();
}

int32_t icu_message_format_only(const ICUMessage *message, int64_t count) {
  icu::UnicodeString text;
  return format(message, count, message->name, text) ? text.length() : -1;
}
