import { screen } from '@testing-library/react';
import { texts as editing } from '../../editing/texts';
import { renderEditor } from '../../testing/render-editor';
import { texts } from './texts';

const tool = (name: string) => screen.getByRole('button', { name });

/** The editor of a text with the cursor in its words. */
async function withCursor(content: string) {
  const editor = renderEditor('text', { content });
  const words = screen.getByRole('textbox', { name: texts.content });
  await editor.user.click(words);
  return { ...editor, words };
}

/** The same, with all of its words marked. */
async function withAllMarked(content: string) {
  const editor = await withCursor(content);
  await editor.user.keyboard('{Control>}a{/Control}');
  return editor;
}

/** Presses a button of the bar, which then shows that it is pressed, and gives what was sent. */
async function sentAfter({ user, sent }: Awaited<ReturnType<typeof withCursor>>, name: string) {
  expect(tool(name)).toHaveAttribute('aria-pressed', 'false');
  await user.click(tool(name));
  expect(tool(name)).toHaveAttribute('aria-pressed', 'true');
  await user.tab();
  return sent();
}

test.each([
  ['bold', '<p><strong>Breathe</strong></p>'],
  ['italic', '<p><em>Breathe</em></p>'],
  ['underline', '<p><u>Breathe</u></p>'],
] as const)('the button %s makes %s of the marked words', async (name, content) => {
  const editor = await withAllMarked('<p>Breathe</p>');
  expect(await sentAfter(editor, texts[name])).toEqual({ content });
});

test.each([
  ['heading2', '<h2>Breathe</h2>'],
  ['heading3', '<h3>Breathe</h3>'],
  ['bullets', '<ul><li><p>Breathe</p></li></ul>'],
  ['numbers', '<ol><li><p>Breathe</p></li></ol>'],
  ['quote', '<blockquote><p>Breathe</p></blockquote>'],
] as const)('the button %s makes %s of the paragraph with the cursor', async (name, content) => {
  const editor = await withCursor('<p>Breathe</p>');
  const sent = await sentAfter(editor, texts[name]);
  // The editor adds an empty paragraph in which one can go on writing.
  expect(sent).toEqual({ content: `${content}<p></p>` });
});

test('what a button did is taken back by the button, by Undo, and done again by Redo', async () => {
  const { user, words } = await withAllMarked('<p>Breathe</p>');
  await user.click(tool(texts.bold));
  await user.click(tool(texts.bold));
  expect(words.innerHTML).toBe('<p>Breathe</p>');
  await user.click(tool(texts.bold));
  await user.click(tool(texts.undo));
  expect(words.innerHTML).toBe('<p>Breathe</p>');
  await user.click(tool(texts.redo));
  expect(words.innerHTML).toBe('<p><strong>Breathe</strong></p>');
});

test('the marked words become a link, and no link again when its address is emptied', async () => {
  const { user, words, sent } = await withAllMarked('<p>Breathe</p>');
  const setLink = async (address: string) => {
    await user.click(tool(texts.link));
    const field = await screen.findByRole('textbox', { name: texts.linkAddress });
    await user.clear(field);
    if (address) await user.paste(address);
    await user.click(tool(texts.setLink));
  };
  await setLink('https://example.org/calm');
  expect(words.querySelector('a')).toHaveAttribute('href', 'https://example.org/calm');
  await setLink('');
  expect(words.querySelector('a')).toBeNull();
  await user.tab();
  expect(sent()).toEqual({ content: '<p>Breathe</p>' });
});

test('a text that was emptied is not saved: the one before stays', async () => {
  const { user, done, sent, onClose } = await withAllMarked('<p>Breathe</p>');
  await user.keyboard('{Backspace}');
  await user.tab();
  expect(await screen.findByText(editing.missingWords([texts.missing]))).toBeVisible();
  await done();
  expect(screen.getByRole('alert')).toHaveTextContent(editing.needed);
  expect([sent(), onClose.mock.calls]).toEqual([undefined, []]);
});

test('what only the server finds wrong is said above the text', async () => {
  const { user, refuse } = await withAllMarked('<p>Breathe</p>');
  refuse({ content: 'Too big: expected string to have <=50000 characters' });
  await user.click(tool(texts.bold));
  await user.tab();
  expect(await screen.findByRole('alert')).toHaveTextContent(editing.wrong.tooLong);
});
