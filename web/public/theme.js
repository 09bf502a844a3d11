// Runs before the first paint, so that no page flashes in the wrong theme; the app takes over afterwards.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("croupier") || "{}") || {};
  } catch (error) {
    kept = {};
  }
  var root = document.documentElement;
  var light = kept.theme === "light" || (kept.theme !== "dark" && matchMedia("(prefers-color-scheme: light)").matches);
  root.className = light ? "light" : "dark";
  if (kept.felt) root.dataset.felt = kept.felt;
  if (kept.deck) root.dataset.deck = kept.deck;
  if (kept.motion === "off") root.dataset.motion = "off";
  if (kept.language) root.lang = kept.language;
})();
