import { Editor } from '@tiptap/react';
import { extensions } from './extensions';
import { isSlash } from './slash-menu';

test.each<[string, string, number, boolean]>([
  ['in an empty paragraph', '<p></p>', 1, true],
  ['before a word', '<p>and</p>', 1, true],
  ['after a space', '<p>and or</p>', 5, true],
  ['within a word', '<p>and</p>', 4, false],
  ['in code', '<pre><code></code></pre>', 1, false],
])('a slash %s opens the menu or not: %s at %d: %s', (_, content, at, opens) => {
  const editor = new Editor({ extensions, content });
  editor.commands.setTextSelection(at);
  expect(isSlash(new KeyboardEvent('keydown', { key: '/' }), editor.state)).toBe(opens);
  editor.destroy();
});
