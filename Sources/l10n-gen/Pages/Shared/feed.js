"use strict";

// The feed: the messages that a page's filters find, a few at a time. The page has `search`, and `drawer`, which returns
// the function that draws a message.

const filters = document.getElementById("filters");
const feed = document.getElementById("messages");
const more = document.getElementById("more");

/** So many messages are put on the page at once. */
const batch = 12;
let found = [];

function folded(text) {
  return text.normalize("NFC").toLowerCase();
}

/** All strings of a value, whatever it is made of. */
function strings(value) {
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : [value ?? ""];
}

/** Shows some of all messages, from the first. */
function showFound(some, all) {
  found = some;
  document.getElementById("count").textContent = `${number(found.length)} / ${number(all.length)}`;
  document.getElementById("nothing").hidden = found.length > 0;
  feed.hidden = found.length === 0;
  feed.replaceChildren();
  showMore();
}

function showMore() {
  const drawMessage = drawer();
  const start = feed.childElementCount;
  feed.append(...found.slice(start, start + batch).map((message, index) => drawMessage(message, start + index, found.length)));
  more.hidden = feed.childElementCount === found.length;
}

/** Searches when a filter changes, and shows more messages when the last ones come into view. */
function watchFeed() {
  filters.addEventListener("input", search);
  filters.addEventListener("submit", (event) => event.preventDefault());
  more.addEventListener("click", showMore);
  new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) showMore();
  }, { rootMargin: "1000px" }).observe(more);
}
