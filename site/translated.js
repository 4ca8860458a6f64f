// Keeps the page right while the browser, or an extension, translates it.
//
// A translator puts elements of its own in the place of texts. The program does not know of them: it goes on changing texts that are no
// longer in the document, and inserts elements before them, which browsers refuse. So this script notes what stands in the place of each
// text. A text that changes takes its place again, and the translator sees it as a new one. Where the program removes a text, or inserts
// something before it, that is done with what stands in its place.

const standIns = new WeakMap(); // what stands in the place of a text
const textsOf = new WeakMap(); // the texts in whose place it stands

let isTranslated = false;

const observer = new MutationObserver(note);
observer.observe(document, { childList: true, characterData: true, subtree: true });

function note(records) {
  const inserted = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') putBack(target);
    removedNodes.forEach((removed, number) => {
      const beside = [addedNodes[number], addedNodes[0], previousSibling, nextSibling];
      const standIn = beside.find((node) => inserted.has(node) && isOfTranslator(node));
      if (!standIn || standIn === removed || textsOf.get(removed)?.has(standIn)) return;
      const texts = textsOf.get(removed) ?? (removed.nodeType === Node.TEXT_NODE ? [removed] : []);
      for (const text of texts) replace(text, standIn);
    });
  }
}

// Translators insert <font> elements, which the page has none of, or other texts.
function isOfTranslator(node) {
  return node.nodeType === Node.TEXT_NODE || node instanceof HTMLFontElement;
}

function replace(text, standIn) {
  if (!isTranslated) helpProgram();
  standIns.set(text, standIn);
  if (!textsOf.has(standIn)) textsOf.set(standIn, new Set());
  textsOf.get(standIn).add(text);
  observer.observe(text, { characterData: true }); // it is outside of the document
}

// The node that stands for the text among the children of this parent. Nothing if the text itself is there.
function standInOf(text, parent) {
  if (!text || text.parentNode) return undefined;
  note(observer.takeRecords());
  const standIn = standIns.get(text);
  return standIn?.parentNode && (!parent || standIn.parentNode === parent) ? standIn : undefined;
}

function putBack(text) {
  const standIn = standInOf(text);
  if (!standIn) return;
  const texts = textsOf.get(standIn);
  standIn.replaceWith(...texts);
  for (const text of texts) standIns.delete(text);
}

// From the first translated text on.
function helpProgram() {
  isTranslated = true;
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.removeChild = function (child) {
    return removeChild.call(this, standInOf(child, this) ?? child);
  };

  Node.prototype.insertBefore = function (node, next) {
    standInOf(node)?.remove(); // the text moves
    const known = standInOf(next, this) ?? next;
    // A node that a translator has taken away altogether has no place: then the end is as good as any.
    return insertBefore.call(this, node, known?.parentNode === this ? known : null);
  };
}
