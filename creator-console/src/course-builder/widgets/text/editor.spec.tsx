import { fireEvent, screen } from '@testing-library/react';
import { texts as editing } from '../../editing/texts';
import { renderEditor } from '../../testing/render-editor';
import { texts } from './texts';

const FROM_GOOGLE = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0aa1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400">Week one</span></h2><p dir="ltr"><span style="font-weight:400">Plain and </span><span style="font-weight:700">bold</span><span style="font-style:italic"> and slanted</span></p><br /><ol style="margin-top:0"><li dir="ltr" style="list-style-type:decimal" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">first</span></p></li><ol><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400">nested</span></p></li></ol><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">second</span></p></li></ol></b>`;

const pasteInto = (words: HTMLElement, html: string) =>
  fireEvent.paste(words, {
    clipboardData: {
      types: ['text/html'],
      files: [],
      getData: (type: string) => (type === 'text/html' ? html : ''),
    },
  });

const tool = (name: string) => screen.getByRole('button', { name });

/** Renders the text editor with the cursor in its text. */
async function withCursor(content: string) {
  const editor = renderEditor('text', { content });
  const words = screen.getByRole('textbox', { name: texts.content });
  await editor.user.click(words);
  return { ...editor, words };
}

/** Renders the text editor with all of its text selected. */
async function withAllMarked(content: string) {
  const editor = await withCursor(content);
  await editor.user.keyboard('{Control>}a{/Control}');
  return editor;
}

/** Clicks a toolbar button, checks that it shows as pressed, and returns the sent settings. */
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
] as const)('the button %s makes %s of the selected words', async (name, content) => {
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
  // The editor adds an empty paragraph to continue in.
  expect(sent).toEqual({ content: `${content}<p></p>` });
});

test('a button’s change is undone by the button or Undo, and redone by Redo', async () => {
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

test('the selected text becomes a link, and plain again when its URL is emptied', async () => {
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

test('an emptied text is not saved: the previous one stays', async () => {
  const { user, done, sent, onClose } = await withAllMarked('<p>Breathe</p>');
  await user.keyboard('{Backspace}');
  await user.tab();
  expect(await screen.findByText(editing.missingWords([texts.missing]))).toBeVisible();
  await done();
  expect(screen.getByRole('alert')).toHaveTextContent(editing.needed);
  expect([sent(), onClose.mock.calls]).toEqual([undefined, []]);
});

test('text pasted from Google Docs keeps its heading, bold text and nested list', async () => {
  const { words } = await withAllMarked('<p>Breathe</p>');
  pasteInto(words, FROM_GOOGLE);
  expect(words.querySelector('h2')).toHaveTextContent('Week one');
  expect(words.querySelector('strong')).toHaveTextContent('bold');
  expect(words.querySelector('em')).toHaveTextContent('and slanted');
  expect(words.querySelector('ol ol')).toHaveTextContent('nested');
});

test('a pasted table becomes lines', async () => {
  const { words } = await withAllMarked('<p>Breathe</p>');
  pasteInto(words, '<table><tr><td>Day</td><td>Practice</td></tr><tr><td>Mon</td><td>Walk</td></tr></table>');
  expect([...words.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Day | Practice',
    'Mon | Walk',
  ]);
});

test('errors found only by the server are shown above the text', async () => {
  const { user, refuse } = await withAllMarked('<p>Breathe</p>');
  refuse({ content: 'Too big: expected string to have <=50000 characters' });
  await user.click(tool(texts.bold));
  await user.tab();
  expect(await screen.findByRole('alert')).toHaveTextContent(editing.wrong.tooLong);
});
