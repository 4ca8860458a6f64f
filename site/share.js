// What leaves the page by ways that are the system's: its share sheet, pictures as files of its kind and on the clipboard. All is done
// in the press itself, since only then browsers allow it. The buttons are seen of those ways that there are.

const root = document.documentElement.dataset;
const clipboard = navigator.clipboard;
const ways = {
  share,
  link: (button) => tell(button, clipboard?.writeText(link())),
  result: (button) => tell(button, clipboard?.writeText(`${words()}\n${link()}`)),
  save,
  // It is drawn while the clipboard waits.
  copy: (button) => tell(button, clipboard.write([new ClipboardItem({ 'image/png': picture() })])),
};
const lacking = { share: !navigator.share, copy: !clipboard?.write || !globalThis.ClipboardItem };
root.ways = Object.keys(ways).filter((way) => !lacking[way]).join(' ');

addEventListener('click', ({ target }) => {
  const button = target.closest?.('[data-way]');
  ways[button?.dataset.way]?.(button);
}, true);
addEventListener('focusin', ({ target }) => target.matches?.('.share__link') && target.select());

function link() {
  return document.querySelector('.share__link').value;
}

function words() {
  return document.querySelector('.share__words')?.textContent;
}

// Where it was pressed, and to be heard. Pages that came over plain http have no clipboard.
async function tell(button, copied = Promise.reject()) {
  if (await copied.then(() => false, () => true)) return dispatchEvent(new Event('notcopied'));
  const label = (button.dataset.label ??= button.textContent);
  const said = document.querySelector('.share__said');
  button.style.minWidth = `${button.offsetWidth}px`; // so that nothing moves
  button.textContent = 'Copied';
  said.textContent = 'Copied.';
  setTimeout(() => {
    button.textContent = label;
    said.textContent = '';
  }, 2000);
}

// Who closes the sheet has shared nothing, which needs no word.
function share() {
  navigator.share({ title: 'Nonet', text: words(), url: link() }).catch(() => {});
}

async function save() {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await picture());
  link.download = 'sudoku.png';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function picture() {
  const image = document.querySelector('.share__picture');
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d').drawImage(image, 0, 0);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
