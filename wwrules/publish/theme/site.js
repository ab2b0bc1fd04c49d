// Everything that moves on a page. Without it the pages are complete: links, lists and folds work by themselves.
"use strict";
(() => {
  const root = document.documentElement;
  const game = root.dataset.game;
  const home = game ? `${root.dataset.root}/${game}/` : "";
  const written = document.querySelector("[data-words]");
  const words = written ? JSON.parse(written.textContent) : {};
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const made = (tag, name, text = "") => {
    const node = document.createElement(tag);
    if (name) node.className = name;
    node.textContent = text;
    return node;
  };

  // ------------------------------------------------------------ light and dark
  for (const button of all("[data-theme-switch]")) {
    button.hidden = false;
    button.addEventListener("click", () => {
      const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
      root.dataset.theme = dark ? "light" : "dark";
      try { localStorage.setItem("theme", root.dataset.theme); } catch { /* the choice lasts for this page */ }
    });
  }

  // ------------------------------------------------------------ the language switch keeps the place
  for (const link of all("[data-language]")) {
    link.addEventListener("click", () => { link.href = link.href.split(/[?#]/)[0] + location.search + location.hash; });
  }
  const menu = document.querySelector("details.menu");
  document.addEventListener("click", (event) => { if (menu && menu.open && !menu.contains(event.target)) menu.open = false; });

  // ------------------------------------------------------------ notes stand open where there is room beside the text
  if (matchMedia("(min-width: 62rem)").matches) for (const note of all(".notes > .ruling:only-child")) note.open = true;
  const openTarget = () => {
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const fold = target && target.closest("details");
    if (fold) fold.open = true;
  };
  addEventListener("hashchange", openTarget);
  openTarget();
  addEventListener("beforeprint", () => { for (const note of all(".note")) note.open = true; });

  // ------------------------------------------------------------ copying an address
  let saying;
  const say = (text) => {
    if (saying) saying.remove();
    saying = made("div", "said-so", text);
    saying.setAttribute("role", "status");
    document.body.append(saying);
    setTimeout(() => saying.remove(), 1600);
  };
  const copy = (address) => navigator.clipboard && navigator.clipboard.writeText(address).then(() => say(words.copied || "✓"), () => {});
  for (const link of all("a[data-copy]")) link.addEventListener("click", () => copy(link.href));
  for (const button of all("[data-copy-page]")) button.addEventListener("click", () => copy(location.href));

  // ------------------------------------------------------------ facets: any, only these, not these; the state is the address
  for (const form of all("[data-facets]")) {
    const items = all("[data-item]", document.querySelector("[data-gallery]"));
    const groups = all("[data-gallery] .group");
    const output = form.querySelector("output");
    const wide = matchMedia("(min-width: 62rem)");
    const buttons = all("[data-value]", form);
    const facetOf = (button) => button.closest("[data-facet]").dataset.facet;
    const apply = () => {
      const wanted = new Map();
      for (const button of buttons) {
        const facet = wanted.get(facetOf(button)) || wanted.set(facetOf(button), { in: [], out: [] }).get(facetOf(button));
        if (button.dataset.state !== "any") facet[button.dataset.state].push(button.dataset.value);
        button.setAttribute("aria-pressed", button.dataset.state === "in" ? "true" : button.dataset.state === "out" ? "mixed" : "false");
      }
      let shown = 0;
      for (const item of items) {
        const fits = [...wanted].every(([name, one]) => {
          const has = (item.getAttribute(`data-${name}`) || "").split(" ");
          return !one.out.some((value) => has.includes(value)) && (!one.in.length || one.in.some((value) => has.includes(value)));
        });
        item.hidden = !fits;
        shown += fits;
      }
      for (const group of groups) group.hidden = !all("[data-item]", group).some((item) => !item.hidden);
      output.textContent = output.dataset.template.replace("{shown}", shown).replace("{all}", items.length);
      const query = new URLSearchParams();
      for (const [name, one] of wanted) {
        const values = [...one.in, ...one.out.map((value) => `-${value}`)];
        if (values.length) query.set(name, values.join("~"));
      }
      const text = query.toString();
      history.replaceState(null, "", `${location.pathname}${text ? `?${text}` : ""}${location.hash}`);
    };
    const read = () => {
      const query = new URLSearchParams(location.search);
      for (const button of buttons) {
        const values = (query.get(facetOf(button)) || "").split("~");
        const value = button.dataset.value;
        button.dataset.state = values.includes(value) ? "in" : values.includes(`-${value}`) ? "out" : "any";
      }
      apply();
    };
    form.addEventListener("click", (event) => {
      const button = event.target.closest("[data-value]");
      if (!button) return;
      button.dataset.state = { any: "in", in: "out", out: "any" }[button.dataset.state];
      apply();
    });
    form.querySelector("form").addEventListener("reset", () => { for (const button of buttons) button.dataset.state = "any"; apply(); });
    form.hidden = false;
    form.open = wide.matches || location.search.length > 1;
    read();
    addEventListener("popstate", read);
  }

  // ------------------------------------------------------------ set-up remembers what is done and for how many
  for (const box of all(".set-up input")) {
    const key = `${location.pathname} ${box.id}`;
    try {
      if (sessionStorage.getItem(key) !== null) box.checked = sessionStorage.getItem(key) === "1";
      box.addEventListener("change", () => {
        const same = box.type === "radio" ? all(`input[name="${box.name}"]`) : [box];
        for (const one of same) sessionStorage.setItem(`${location.pathname} ${one.id}`, one.checked ? "1" : "0");
      });
    } catch { /* nothing is remembered */ }
  }

  // ------------------------------------------------------------ what can be found: fetched when somebody first asks
  const OTHER = { "ł": "l", "đ": "d", "ґ": "г", "'": "", "’": "", "ʼ": "" };
  const fold = (text) => text.toLowerCase().replace(/[łđґ'’ʼ]/g, (sign) => OTHER[sign]).normalize("NFD").replace(/\p{M}/gu, "");
  const WORD = /[\p{L}\p{N}]+/gu;
  const tokens = (text) => fold(text).match(WORD) || [];
  let asked;
  const data = () => {
    asked = asked || new Promise((done, failed) => {
      window.wwrulesSearch = (value) => done(indexed(value));
      const script = document.createElement("script");
      script.src = `${home}search-data.js`;
      script.onerror = () => { asked = null; failed(new Error("no search data")); };
      document.head.append(script);
    });
    return asked;
  };
  const indexed = ({ docs, forms, others }) => {
    const places = new Map(); // word -> doc -> weight
    const add = (word, doc, weight) => {
      const at = places.get(word) || places.set(word, new Map()).get(word);
      at.set(doc, Math.max(at.get(doc) || 0, weight));
    };
    docs.forEach(([, , title, text, kind, further], doc) => {
      for (const word of tokens(text)) add(word, doc, 1);
      for (const word of tokens(kind)) add(word, doc, 1);
      for (const word of further ? further.split(" ") : []) add(word, doc, 6);
      for (const word of tokens(title)) add(word, doc, 8);
    });
    const alike = new Map(); // form -> all forms of the words it belongs to
    for (const group of forms) {
      const list = group.split(" ");
      for (const form of list) {
        const known = alike.get(form) || alike.set(form, new Set()).get(form);
        for (const other of list) known.add(other);
      }
    }
    const addresses = new Map(docs.map((doc, number) => [doc[1], number]));
    return { docs, places, alike, addresses, sorted: [...places.keys()].sort(), others: others.map((names) => names.split(" ")) };
  };

  // words of the index that a typed word may mean, with how good each is
  const meant = (index, typed, isLast) => {
    const found = new Map();
    const offer = (word, worth) => { if (worth > (found.get(word) || 0)) found.set(word, worth); };
    const startingWith = (start, most, worth) => {
      let low = 0;
      let high = index.sorted.length;
      while (low < high) { const middle = (low + high) >> 1; if (index.sorted[middle] < start) low = middle + 1; else high = middle; }
      for (; low < index.sorted.length && index.sorted[low].startsWith(start); low += 1) {
        if (index.sorted[low].length - typed.length <= most) offer(index.sorted[low], worth(index.sorted[low]));
      }
    };
    if (index.places.has(typed)) offer(typed, 4);
    for (const form of index.alike.get(typed) || []) if (index.places.has(form)) offer(form, 3.5);
    if (isLast || !found.size) {
      startingWith(typed, 40, (word) => 2.5 - Math.min(1, (word.length - typed.length) / 10));
      for (const [form, others] of isLast ? index.alike : []) {
        if (form.startsWith(typed) && typed.length > 2) for (const other of others) if (index.places.has(other)) offer(other, 2);
      }
    }
    for (let cut = 1; cut <= 3 && typed.length - cut >= Math.max(3, typed.length / 2); cut += 1) {
      startingWith(typed.slice(0, -cut), 3 - cut, () => 1.5 - cut * 0.3);
    }
    if (!found.size && typed.length > 3) for (const word of index.sorted) if (near(word, typed)) offer(word, 0.8);
    return found;
  };
  // one letter wrong, missing, too many, or two swapped
  const near = (a, b) => {
    if (Math.abs(a.length - b.length) > 1 || a === b) return a === b;
    let at = 0;
    while (at < a.length && a[at] === b[at]) at += 1;
    const [x, y] = [a.slice(at), b.slice(at)];
    return x.slice(1) === y || x === y.slice(1) || x.slice(1) === y.slice(1) || (x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2));
  };

  const search = (index, query) => {
    const whole = query.trim().toLowerCase();
    const typed = tokens(query);
    if (!typed.length) return { results: [], marks: [] };
    const exact = /^[a-z0-9-]+([./][a-z0-9-]+)*$/.test(whole) && index.places.get(whole);
    let scores = new Map();
    const marks = new Set(typed);
    const id = (doc) => index.docs[doc][1].replace(/\.html$/, "").split(/[/#]/).pop();
    if (exact) for (const doc of exact.keys()) if (/[.\d-]/.test(whole) || id(doc) === whole) scores.set(doc, 1000);
    const found = new Map(); // doc -> how many of the words, how well, and which words of its title
    let guessed = false; // whether a word is known only if it is misspelt or ends otherwise
    typed.forEach((word, number) => {
      const here = new Map();
      const forms = meant(index, word, number === typed.length - 1);
      guessed = guessed || Math.max(0, ...forms.values()) < 1.5;
      for (const [form, worth] of forms) {
        marks.add(form);
        for (const [doc, weight] of index.places.get(form)) {
          const known = here.get(doc);
          if (!known || known[0] < worth * weight) here.set(doc, [worth * weight, form]);
        }
      }
      for (const [doc, [score, form]] of here) {
        const one = found.get(doc) || found.set(doc, { words: 0, score: 0, forms: new Set() }).get(doc);
        one.words += 1;
        one.score += score;
        one.forms.add(form);
      }
    });
    const most = Math.max(0, ...[...found.values()].map((one) => one.words));
    for (const [doc, one] of found) {
      if (one.words < most) continue;
      const title = tokens(index.docs[doc][2]);
      const covered = title.filter((word) => one.forms.has(word)).length / title.length;
      scores.set(doc, (scores.get(doc) || 0) + one.score + 12 * covered * covered);
    }
    let elsewhere = false;
    if (guessed) {
      const foreign = new Map();
      index.others.forEach((names, doc) => {
        const fits = typed.every((word) => names.some((name) => name.startsWith(word) || (word.length > 5 && name.startsWith(word.slice(0, -2)))));
        if (fits) foreign.set(doc, 5 + (names.some((name) => typed.includes(name)) ? 1 : 0) + 1 / names.length);
      });
      elsewhere = foreign.size > 0;
      if (elsewhere) scores = foreign;
    }
    const results = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, 60).map(([doc]) => doc);
    return { results, marks: [...marks], elsewhere, exact: Boolean(exact) };
  };

  // text with the found words marked; long text is cut round the first of them
  const marked = (text, marks, most) => {
    const parts = [];
    let first = -1;
    const set = new Set(marks);
    for (const match of text.matchAll(/[\p{L}\p{N}\p{M}'’ʼ]+/gu)) {
      const word = fold(match[0]);
      if (set.has(word) || marks.some((mark) => mark.length > 3 && word.startsWith(mark))) {
        if (first < 0) first = match.index;
        parts.push([match.index, match.index + match[0].length]);
      }
    }
    let from = 0;
    if (most && text.length > most && first > most / 2) from = text.lastIndexOf(" ", Math.max(0, first - most / 3)) + 1;
    const to = most ? Math.min(text.length, from + most) : text.length;
    const out = document.createDocumentFragment();
    if (from) out.append("… ");
    let at = from;
    for (const [start, end] of parts) {
      if (start < at || end > to) continue;
      out.append(text.slice(at, start), made("mark", "", text.slice(start, end)));
      at = end;
    }
    out.append(text.slice(at, to), to < text.length ? "…" : "");
    return out;
  };

  const GROUP_SIZE = [6, 8, 6, 4, 4];
  const show = (index, query, list) => {
    const { results, marks, elsewhere } = search(index, query);
    list.replaceChildren();
    if (!query.trim()) return;
    if (!results.length) { list.append(made("p", "none", words.nothing)); return; }
    if (elsewhere) list.append(made("p", "none", words.elsewhere));
    const groups = new Map();
    for (const doc of results) {
      const group = index.docs[doc][0];
      (groups.get(group) || groups.set(group, []).get(group)).push(doc);
    }
    let number = 0;
    for (const [group, docs] of groups) {
      const box = made("div", "found-group");
      box.setAttribute("role", "group");
      box.setAttribute("aria-label", words.groups[group]);
      box.append(made("h3", "", words.groups[group]));
      for (const doc of docs.slice(0, GROUP_SIZE[group])) {
        const [, address, title, text, kind] = index.docs[doc];
        const link = made("a");
        link.href = home + address;
        link.id = `found-${number}`;
        link.setAttribute("role", "option");
        link.setAttribute("aria-selected", number === 0 ? "true" : "false");
        const name = made("span", "title");
        name.append(marked(title, marks, 0));
        link.append(name);
        if (kind) link.append(made("span", "where", kind));
        if (text) { const part = made("span", "part"); part.append(marked(text, marks, 150)); link.append(part); }
        box.append(link);
        number += 1;
      }
      list.append(box);
    }
  };

  const attach = (input, list) => {
    const options = () => all('[role="option"]', list);
    const select = (step) => {
      const every = options();
      const at = every.findIndex((one) => one.getAttribute("aria-selected") === "true");
      const next = every[(at + step + every.length) % every.length];
      if (!next) return;
      for (const one of every) one.setAttribute("aria-selected", one === next ? "true" : "false");
      input.setAttribute("aria-activedescendant", next.id);
      next.scrollIntoView({ block: "nearest" });
    };
    const refresh = () => data().then((index) => {
      show(index, input.value, list);
      input.setAttribute("aria-expanded", options().length ? "true" : "false");
      if (options()[0]) input.setAttribute("aria-activedescendant", options()[0].id);
      else input.removeAttribute("aria-activedescendant");
    }, () => {});
    input.addEventListener("input", refresh);
    input.addEventListener("keydown", (event) => {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") { event.preventDefault(); select(event.key === "ArrowDown" ? 1 : -1); }
      if (event.key === "Enter") {
        const chosen = options().find((one) => one.getAttribute("aria-selected") === "true");
        if (chosen) { event.preventDefault(); chosen.click(); }
      }
    });
    return refresh;
  };

  const dialog = document.querySelector("[data-find-dialog]");
  if (dialog) {
    const input = dialog.querySelector("input");
    attach(input, dialog.querySelector(".results"));
    const open = () => { if (!dialog.open) { dialog.showModal(); input.select(); data().catch(() => {}); } };
    for (const link of all("[data-find]")) {
      link.addEventListener("click", (event) => { if (!event.ctrlKey && !event.metaKey) { event.preventDefault(); open(); } });
      link.addEventListener("pointerenter", () => data().catch(() => {}), { once: true });
    }
    dialog.querySelector("[data-close]").addEventListener("click", () => dialog.close());
    dialog.addEventListener("click", (event) => { if (event.target === dialog || event.target.closest('[role="option"]')) dialog.close(); });
    document.addEventListener("keydown", (event) => {
      const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
      if ((event.key === "/" && !typing) || (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey))) {
        event.preventDefault();
        open();
      }
    });
  }

  // the page of the search: the same, with the words in the address
  const here = document.querySelector("[data-search-here]");
  if (here && dialog) {
    const box = dialog.querySelector(".find-box").cloneNode(true);
    box.querySelector("[data-close]").remove();
    const list = made("div", "results");
    list.id = "found-here";
    list.setAttribute("role", "listbox");
    list.setAttribute("aria-label", dialog.getAttribute("aria-label"));
    const input = box.querySelector("input");
    input.setAttribute("aria-controls", list.id);
    here.append(box, list);
    here.hidden = false;
    const everything = document.querySelector(".everything");
    const refresh = attach(input, list);
    const note = () => {
      everything.hidden = Boolean(input.value.trim());
      history.replaceState(null, "", input.value ? `?q=${encodeURIComponent(input.value)}` : location.pathname);
    };
    input.addEventListener("input", note);
    input.value = new URLSearchParams(location.search).get("q") || "";
    if (input.value) { refresh(); note(); }
    input.focus();
  }

  // ------------------------------------------------------------ cards that float: pointer, focus, tap; Escape closes
  if (game) {
    const base = new URL(home, location.href).href;
    let card;
    let owner;
    let waiting;
    const close = () => {
      clearTimeout(waiting);
      if (card) card.remove();
      if (owner) owner.removeAttribute("aria-describedby");
      card = owner = null;
    };
    const open = (link, tapped) => data().then((index) => {
      const doc = index.docs[index.addresses.get(link.href.replace(base, ""))];
      if (!doc || link === owner || (!tapped && !link.matches(":hover, :focus"))) return;
      close();
      owner = link;
      card = made("div", "hover-card");
      card.id = "hover-card";
      card.setAttribute("role", "tooltip");
      card.append(made("p", "title", doc[2]));
      if (doc[4]) card.append(made("p", "where", doc[4]));
      if (doc[3]) card.append(made("p", "", doc[3].length > 320 ? `${doc[3].slice(0, doc[3].lastIndexOf(" ", 320))} …` : doc[3]));
      if (tapped) {
        const go = made("a", "go", `${doc[2]} →`);
        go.href = link.href;
        card.append(go);
      }
      document.body.append(card);
      link.setAttribute("aria-describedby", card.id);
      const at = link.getClientRects()[0] || link.getBoundingClientRect();
      const size = card.getBoundingClientRect();
      const left = Math.max(12, Math.min(at.left, root.clientWidth - size.width - 12));
      const below = at.bottom + 6 + size.height < innerHeight || at.top < size.height + 12;
      card.style.left = `${left + scrollX}px`;
      card.style.top = `${(below ? at.bottom + 6 : at.top - size.height - 6) + scrollY}px`;
      card.addEventListener("pointerleave", (event) => { if (event.pointerType === "mouse") close(); });
    }, () => {});
    const reference = (event) => event.target instanceof Element && event.target.closest("main a.ref");
    document.addEventListener("pointerover", (event) => {
      const link = event.pointerType === "mouse" && reference(event);
      if (!link || link === owner) return;
      clearTimeout(waiting);
      waiting = setTimeout(() => open(link), 220);
    });
    document.addEventListener("pointerout", (event) => {
      if (event.pointerType !== "mouse" || !reference(event)) return;
      clearTimeout(waiting);
      const to = event.relatedTarget;
      if (card && !(to instanceof Element && (to.closest(".hover-card") || to === owner))) waiting = setTimeout(() => { if (card && !card.matches(":hover")) close(); }, 160);
    });
    document.addEventListener("focusin", (event) => { const link = reference(event); if (link && link.matches(":focus-visible")) open(link); });
    document.addEventListener("focusout", (event) => { if (event.target === owner) close(); });
    document.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
    let touched = 0;
    document.addEventListener("pointerdown", (event) => { touched = event.pointerType === "mouse" ? 0 : Date.now(); });
    document.addEventListener("click", (event) => {
      const link = reference(event);
      if (link && link !== owner && Date.now() - touched < 1000 && !event.ctrlKey) { event.preventDefault(); open(link, true); } // a second tap follows
      else if (card && !card.contains(event.target)) close();
    });
  }

  // ------------------------------------------------------------ without a network
  if (game && "serviceWorker" in navigator && location.protocol.startsWith("http")) {
    addEventListener("load", () => {
      navigator.serviceWorker.register(`${root.dataset.root}/sw.js`).then(() => navigator.serviceWorker.ready).then((worker) => {
        const keep = () => worker.active && worker.active.postMessage("keep");
        if ("requestIdleCallback" in window) requestIdleCallback(keep, { timeout: 4000 }); else setTimeout(keep, 2000);
      }, () => {});
    });
  }
})();
