import { createElement } from "react";
import { createRoot } from "react-dom/client";

/** The least that an offline React app does: draw a heading, keep its own files. */
const root = document.getElementById("root");
if (root) createRoot(root).render(createElement("h1", null, "Stat Tracker"));
window.addEventListener("load", () => navigator.serviceWorker.register("/sw.js"));
