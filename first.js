// Shows the first screen, and keeps what is pressed on it until the page is live.
//
// The build writes this into the page itself: it runs as soon as the page and its sheet are there, before anything is painted. A script of
// its own file would keep the first paint waiting. The page's content policy names its hash.

{
  showFirstScreen();
  keepEarlyInput();

  // Sets the chosen theme, and the screen that stands until the page is live. Who comes to the bare address for the first time gets the
  // game that everybody begins with, so its screen stands ready, but for its digits. What any other address or visit opens, only the page
  // itself finds out: there the screen stays that fits all of them.
  function showFirstScreen() {
    const kept = storage();
    const look = kept && chosenTheme(kept);
    if (look) document.documentElement.dataset.theme = look;
    const isFirstVisit = kept && !Object.keys(kept).some((key) => key.startsWith('nonet.'));
    if (!isFirstVisit || location.hash || location.search) return;
    const { content, dataset } = document.getElementById('first-visit');
    content.querySelector('time').append(today(dataset.months));
    relabel(content, dataset.givens);
    document.querySelector('.page').replaceWith(content);
  }

  // The theme among the settings, whose text has a line with its version and then JSON; else the theme as earlier versions of the page
  // kept it, by itself.
  function chosenTheme(kept) {
    try {
      const { theme } = JSON.parse(kept.getItem('nonet.settings').split('\n')[1]);
      if (theme) return theme;
    } catch {
      // There are no settings, or they are those of an earlier version.
    }
    return kept.getItem('nonet.theme');
  }

  // Today, as the page writes a day of each month: `# January|# February`. To load the browser's own writing of dates takes a slow phone
  // longer than all else here.
  function today(months) {
    const now = new Date();
    return months.split('|')[now.getMonth()].replace('#', now.getDate());
  }

  // Everybody's first game has the same shape, with digits of one's own. The page is told which, and does the same.
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
    // How many are left of each digit stands on its key.
    const keys = Array.from(content.querySelectorAll('[data-digit]'));
    const lefts = keys.map((key) => [key.getAttribute('aria-description'), key.querySelector('.key__left').textContent]);
    lefts.forEach(([description, left], digit) => {
      const key = keys[digits[digit] - 1];
      key.setAttribute('aria-description', description);
      key.querySelector('.key__left').textContent = left;
    });
  }

  // The first screen looks as the live page does and can't answer yet. Presses, keys and pastes that come before the page is live are
  // kept, and given to it then: a press at the same place, since nothing moves when the page becomes live.
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
        await new Promise(requestAnimationFrame); // what a press opens is there for the next one
      }
    };
    addEventListener('live', repeat, { once: true });
  }

  // The clipboard of a paste can be read only while the event lasts.
  function copyOfPaste({ clipboardData }) {
    const copy = new DataTransfer();
    for (const type of clipboardData.types) if (type !== 'Files') copy.setData(type, clipboardData.getData(type));
    for (const file of clipboardData.files) copy.items.add(file);
    return new ClipboardEvent('paste', { clipboardData: copy, bubbles: true, cancelable: true });
  }

  // The browser's storage, unless it is denied.
  function storage() {
    try {
      return localStorage;
    } catch {
      return null;
    }
  }
}
