### The texts of the controls that all rooms share.

controls-close = Close

controls-open-file = Open file

controls-actions = Actions

controls-undo = Undo

controls-redo = Redo

controls-auto-advance = Move on after each digit

controls-cases = Cases

controls-highlight = Highlight

controls-highlight-digit = Highlight{" "}

controls-pairs = Pairs

controls-links = Links

controls-digit-keys = Digits

controls-note-keys = Notes

controls-colour-keys = Colours

controls-erase = Erase

controls-skip = Skip

controls-examples = Examples

controls-all-cases = All cases
