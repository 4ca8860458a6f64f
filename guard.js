// This script shows why the page does not start, and what helps, if boot.js could not be loaded or if the browser refuses to run it.
//
// Browsers run no modules in a page that was opened from a file, or that lies in a frame without an origin. So this is a classic script. Its
// name has no hash: hosts tell browsers to keep files with a hash for ever, even if they send index.html in the place of such a file.

// After the event `load`, boot.js has run or has failed.
addEventListener('load', () => {
  if (document.getElementById('boot').dataset.state !== 'run') sayWhy();
});

function sayWhy() {
  const all = JSON.parse(document.getElementById('script-texts').textContent);
  const texts = all[document.documentElement.lang] ?? all.en;
  if (location.protocol === 'file:') {
    show(texts['file-title'], texts.file);
  } else if (origin === 'null') {
    const link = element('a', '', location.href);
    link.href = location.href;
    link.target = '_blank';
    show(texts['frame-title'], `${texts.frame} `, link);
  } else {
    const reload = element('button', 'button button--primary', texts.reload);
    reload.addEventListener('click', () => reloadWhole(reload));
    show(texts['missing-title'], texts['missing-start'], reload);
  }
}

// Reloads the page and its files. The browser's cache may hold wrong answers of the server, so the files are asked for again.
async function reloadWhole(button) {
  button.disabled = true;
  const named = Array.from(document.querySelectorAll('script[src], link[href]'), ({ src, href }) => src ?? href);
  await Promise.allSettled([location.href, ...named].map((address) => fetch(address, { cache: 'reload' })));
  location.reload();
}

function show(title, message, ...more) {
  const heading = element('h2', 'dialog__title', title);
  heading.id = 'breakage-title';
  heading.tabIndex = -1;
  const text = element('p', 'breakage__message');
  text.setAttribute('role', 'alert');
  const panel = element('dialog', 'dialog breakage', heading, text, ...more);
  panel.setAttribute('aria-labelledby', heading.id);
  document.body.append(panel);
  panel.showModal();
  heading.focus();
  text.append(message); // a screen reader speaks an alert when its text changes
}

function element(name, className, ...children) {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}
