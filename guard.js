// This script shows why the page does not start, and what helps, if boot.js could not be loaded or if the browser refuses to run it.
//
// Browsers run no modules in a page that was opened from a file, or that lies in a frame without an origin. So this is a classic script. Its
// name has no hash: hosts tell browsers to keep files with a hash for ever, even if they send index.html in the place of such a file.

// After the event `load`, boot.js has run or has failed.
addEventListener('load', () => {
  if (document.getElementById('boot').dataset.state !== 'run') sayWhy();
});

function sayWhy() {
  if (location.protocol === 'file:') {
    show(
      'Nonet does not run from a file',
      'Browsers let a page load its programs from a web server only. Open Nonet at its address on the web. Or start a web server in this ' +
        'folder, for instance with “python3 -m http.server”, and open http://localhost:8000 in the browser.',
    );
  } else if (origin === 'null') {
    const link = element('a', '', location.href);
    link.href = location.href;
    link.target = '_blank';
    show(
      'Nonet does not run in this frame',
      'The page around it has put Nonet into a sandbox, in which the browser refuses its programs. Open or copy its address, for a window of its own: ',
      link,
    );
  } else {
    const reload = element('button', 'button button--primary', 'Reload');
    reload.addEventListener('click', () => reloadWhole(reload));
    show(
      'Nonet could not be loaded whole',
      'Something else came in the place of a part of it, or nothing: the network may be gone, or a new version on its way to the server just now. ' +
        'Your games and lists stay kept in this browser. Reload, now or in a minute.',
      reload,
    );
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
