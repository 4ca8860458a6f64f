// This script shows the first screen, and keeps the keys and presses on it until the page is live.
//
// The build writes this script into index.html, so that it runs before the first paint and no other file delays that paint. The page's
// content policy names the hash of the script.

{
  showFirstScreen();
  keepEarlyInput();

  // Sets the chosen theme. At a first visit to the bare address, shows the prerendered first game; its digits are filled in below. For any
  // other address or visit only the page itself knows what to open, so the screen with an empty board stays; that of the course has none.
  function showFirstScreen() {
    const kept = storage();
    const { content, dataset } = document.getElementById('first-visit');
    const settings = (kept && chosenSettings(kept, dataset)) ?? {};
    const { theme = kept?.getItem(dataset.themeKey) } = settings; // earlier versions of the page kept the theme by itself
    if (theme) document.documentElement.dataset.theme = theme;
    document.documentElement.lang = language(settings);
    translate();
    const isFirstVisit = kept && !Object.keys(kept).some((key) => key.startsWith(dataset.prefix));
    // The map of the course has no board.
    if (location.hash === '#learn') document.querySelector('main').replaceChildren();
    if (!isFirstVisit || location.hash || location.search) return;
    content.querySelector('time').append(today(dataset.months));
    relabel(content, dataset.givens);
    document.querySelector('.page').replaceWith(content);
  }

  // Returns the settings, which are kept as a line with their version and a line of JSON. The page tells their key.
  function chosenSettings(kept, { settingsKey }) {
    try {
      return JSON.parse(kept.getItem(settingsKey).split('\n')[1]);
    } catch {
      return null; // there are no settings, or they are those of an earlier version
    }
  }

  // Returns the tag of the page's language: the chosen one, or else the first of the browser's languages that the page has. Of each tag,
  // subtags are cut from the end until the page has it: zh-Hant-TW, zh-Hant, zh.
  function language({ language: chosen }) {
    const others = JSON.parse(document.getElementById('languages').textContent);
    const lookup = (tag) => tag.split('-').map((_, cut, parts) => parts.slice(0, parts.length - cut).join('-'));
    const wanted = [String(chosen ?? ''), ...navigator.languages].flatMap(lookup);
    return wanted.find((tag) => tag === 'en' || Object.hasOwn(others, tag)) ?? 'en';
  }

  // Puts the texts of the page's language in the place of the English ones, on the screen that stands and in the first game. The texts and
  // attributes of both are numbered in their order, as tests/pages.rs numbers them.
  function translate() {
    const texts = JSON.parse(document.getElementById('first-texts').textContent)[document.documentElement.lang];
    if (!texts) return;
    document.title = texts.title;
    const first = document.getElementById('first-visit');
    let number = 0;
    const visit = (node) => {
      if (node.nodeType === Node.TEXT_NODE && node.data.trim()) node.data = texts[number++] ?? node.data;
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'data-months']) {
        if (node.hasAttribute?.(name)) node.setAttribute(name, texts[number++] ?? node.getAttribute(name));
      }
      for (const child of node.childNodes) visit(child);
      if (node === first) visit(first.content);
    };
    visit(document.querySelector('.page'));
    visit(first);
    visit(document.querySelector('.overdue'));
  }

  // Returns today as the page writes a day of each month: `# January|# February`. On a slow phone, loading the browser's own date formats
  // takes longer than the rest of this script.
  function today(months) {
    const now = new Date();
    return months.split('|')[now.getMonth()].replace('#', now.getDate());
  }

  // Gives the first game digits of the visitor's own: each digit of the prerendered game becomes another one. The page reads the digits from
  // `data-drawn`, and relabels the game in the same way.
  function relabel(content, givens) {
    const digits = [...'123456789'];
    for (let last = 8; last > 0; last--) {
      const other = Math.floor(Math.random() * (last + 1));
      [digits[last], digits[other]] = [digits[other], digits[last]];
    }
    document.documentElement.dataset.drawn = digits.join('');
    const inks = Array.from(content.querySelectorAll('.cell'), (cell) => cell.querySelector('path'));
    const outlines = [...'123456789'].map((digit) => inks[givens.indexOf(digit)].getAttribute('d'));
    inks.forEach((ink, cell) => ink?.setAttribute('d', outlines[digits[givens[cell] - 1] - 1]));
    // The key of a digit shows how often the digit is still to be entered, so these numbers move with the digits.
    const keys = Array.from(content.querySelectorAll('[data-digit]'));
    const lefts = keys.map((key) => [key.getAttribute('aria-description'), key.querySelector('.key__left').textContent]);
    lefts.forEach(([description, left], digit) => {
      const key = keys[digits[digit] - 1];
      key.setAttribute('aria-description', description);
      key.querySelector('.key__left').textContent = left;
    });
  }

  // Keeps the presses, keys and pastes that come before the page is live, and repeats them when it is. A press is repeated at its place,
  // since nothing moves when the page becomes live.
  function keepEarlyInput() {
    const early = [];
    const keep = (event) => {
      if (event.type === 'paste') return early.push(copyOfPaste(event));
      if (event.type !== 'keydown') return early.push(event);
      const isBoardKey = !event.ctrlKey && !event.metaKey && !event.altKey && /^(.|Arrow.+|Backspace|Delete)$/u.test(event.key);
      if (!isBoardKey) return;
      event.preventDefault(); // an arrow or a space would scroll the page meanwhile
      early.push(event);
    };
    const names = ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown', 'paste'];
    for (const name of names) addEventListener(name, keep, { capture: true });
    const repeat = async () => {
      for (const name of names) removeEventListener(name, keep, { capture: true });
      for (const event of early) {
        const target = (event instanceof MouseEvent && document.elementFromPoint(event.clientX, event.clientY)) || document.activeElement;
        target.dispatchEvent(new event.constructor(event.type, event));
        await new Promise(requestAnimationFrame); // the next press may be on something that this one opens
      }
    };
    addEventListener('live', repeat, { once: true });
  }

  // Copies the event of a paste, because its clipboard can be read only while the event is handled.
  function copyOfPaste({ clipboardData }) {
    const copy = new DataTransfer();
    for (const type of clipboardData.types) if (type !== 'Files') copy.setData(type, clipboardData.getData(type));
    for (const file of clipboardData.files) copy.items.add(file);
    return new ClipboardEvent('paste', { clipboardData: copy, bubbles: true, cancelable: true });
  }

  // Returns the browser's storage. Null if the browser denies it.
  function storage() {
    try {
      return localStorage;
    } catch {
      return null;
    }
  }
}
