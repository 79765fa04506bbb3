import { undoShortcut } from './undo-shortcut';

const NONE = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
const CTRL = { ...NONE, ctrlKey: true };
const META = { ...NONE, metaKey: true };

test.each([
  ['z', CTRL, 'undo'],
  ['z', META, 'undo'],
  ['Z', { ...META, shiftKey: true }, 'redo'],
  ['Z', { ...CTRL, shiftKey: true }, 'redo'],
  ['y', CTRL, 'redo'],
  ['y', META, undefined],
  ['z', NONE, undefined],
  ['z', { ...CTRL, metaKey: true }, undefined],
  ['z', { ...CTRL, altKey: true }, undefined],
  ['x', CTRL, undefined],
])('%s with %j: %s', (key, pressed, expected) => expect(undoShortcut({ key, ...pressed })).toBe(expected));
