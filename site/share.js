// What leaves the page by ways that are the system's: its share sheet, pictures as files of its kind and on the clipboard. All is done
// in the press itself, since only then browsers allow it. The page shows the buttons of those ways that there are.

const ways = { share, save, copy };
const known = { share: navigator.share, save: true, copy: navigator.clipboard?.write && globalThis.ClipboardItem };
document.documentElement.dataset.ways = Object.keys(ways).filter((way) => known[way]).join(' ');

addEventListener('click', ({ target }) => ways[target.closest?.('[data-way]')?.dataset.way]?.(), true);
addEventListener('focusin', ({ target }) => target.matches?.('.share__link') && target.select());

// Who closes the sheet has shared nothing, which needs no word.
function share() {
  const text = document.querySelector('.share__words')?.innerText;
  navigator.share({ title: 'Nonet', text, url: document.querySelector('.share__link').value }).catch(() => {});
}

async function save() {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await picture());
  link.download = 'sudoku.png';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// The picture is still to be drawn when the clipboard is asked: it takes the promise.
function copy() {
  const tell = (name) => dispatchEvent(new Event(name));
  const item = new ClipboardItem({ 'image/png': picture() });
  navigator.clipboard.write([item]).then(() => tell('copied'), () => tell('notcopied'));
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
