import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../testing';
import { texts as undo } from '../shared/undo/texts';
import type { MediaDetail } from './media.api';
import { texts as library } from './texts';
import { VideoCaptions } from './video-captions';

const texts = library.cues;

const PATH = '/api/creator/media/{id}/captions/{language}';
const words = library.captions;
const inEnglish = { language: 'en', captionsAssetId: 'walk.vtt', url: '/files/walk.vtt' } as const;
const CUES = [
  { startSeconds: 0, endSeconds: 2, text: 'Hello' },
  { startSeconds: 3, endSeconds: 7, text: 'Listen first, then answer' },
];

function show(captions: MediaDetail['captions'], cues = CUES) {
  const video: MediaDetail = {
    ...blank('MediaAssetDetailResponse'),
    id: 'walk',
    fileName: 'walk.mp4',
    fileType: 'video',
    url: '/files/walk.mp4',
    version: 3,
    captions,
  };
  answers.answer('get', '/api/creator/media', []);
  answers.answer('get', PATH, { language: 'en', cues, version: 3 });
  answers.answer('put', PATH, { language: 'en', cues, version: 4 });
  answers.answer('delete', PATH, undefined);
  answers.answer('get', '/api/creator/media/{id}', { ...video, version: 4 });
  return renderScreen(<VideoCaptions video={video} />);
}

async function openEditor(cues = CUES) {
  const { user } = show([inEnglish], cues);
  await user.click(screen.getByRole('button', { name: words.editThis('English') }));
  await screen.findByRole('button', { name: texts.save });
  const dialog = screen.getByRole('dialog', { name: texts.title('English', 'walk.mp4') });
  const field = (name: string) => within(dialog).getByRole<HTMLInputElement>('textbox', { name });
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  return { user, dialog, field, press };
}

const saved = () => answers.calls('put', PATH).at(-1);
const shownTexts = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole<HTMLTextAreaElement>('textbox', { name: /^Text of/ })
    .map(({ value }) => value);

test('captions are edited beside their video and saved with the version that was read', async () => {
  const { user, field, press, dialog } = await openEditor();
  const text = field(texts.text(1));
  await user.clear(text);
  await user.type(text, 'Hello, you');
  await user.clear(field(texts.end(1)));
  await user.type(field(texts.end(1)), '0:02.5');
  await press(texts.save);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(saved()).toMatchObject({
    path: { id: 'walk', language: 'en' },
    body: { cues: [{ startSeconds: 0, endSeconds: 2.5, text: 'Hello, you' }, CUES[1]] },
  });
  expect(await screen.findByText(texts.saved)).toBeVisible();
});

test('captions are added, split and deleted, each as one step to undo and redo', async () => {
  const { user, dialog, press } = await openEditor();
  await press(texts.split(2));
  await press(texts.add(1));
  const added = within(dialog).getByRole('textbox', { name: texts.text(2) });
  expect(added).toHaveFocus();
  await user.type(added, 'So');
  await press(texts.delete(1));
  expect(shownTexts(dialog)).toEqual(['So', 'Listen first,', 'then answer']);
  await press(undo.undoRedo.undo(texts.steps.delete));
  await press(undo.undoRedo.undo(texts.steps.edit));
  expect(shownTexts(dialog)).toEqual(['Hello', '', 'Listen first,', 'then answer']);
  await press(undo.undoRedo.undo(texts.steps.add));
  await press(undo.undoRedo.undo(texts.steps.split));
  expect(shownTexts(dialog)).toEqual(['Hello', 'Listen first, then answer']);
  await press(undo.undoRedo.redo(texts.steps.split));
  expect(shownTexts(dialog)).toEqual(['Hello', 'Listen first,', 'then answer']);
});

test('a caption is played from its start, and the one at the current second is marked', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { dialog, press } = await openEditor();
  await press(texts.play(2));
  const video = dialog.querySelector('video')!;
  expect(video.currentTime).toBe(3);
  expect(play).toHaveBeenCalled();
  video.dispatchEvent(new Event('timeupdate'));
  await waitFor(() =>
    expect(within(dialog).getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'true'),
  );
});

test('what cannot be shown is marked at its field, and nothing is sent', async () => {
  const { user, field, press } = await openEditor();
  const end = field(texts.end(1));
  await user.clear(end);
  await user.type(end, '0');
  await user.clear(field(texts.text(2)));
  await press(texts.save);
  expect(end).toHaveAccessibleDescription(texts.faults.order);
  expect(field(texts.text(2))).toHaveAccessibleDescription(texts.faults.text);
  expect(end).toHaveFocus();
  expect(saved()).toBeUndefined();
});

test('captions that were changed elsewhere are not overwritten: the editor stays, with the reason', async () => {
  const { user, field, press, dialog } = await openEditor();
  answers.refuse('put', PATH, 412, { code: 'stale_edit', message: 'This was changed somewhere else.' });
  await user.type(field(texts.text(1)), '!');
  await press(texts.save);
  expect(await within(dialog).findByText('This was changed somewhere else.')).toBeVisible();
  expect(field(texts.text(1))).toHaveValue('Hello!');
});

test('the captions of a long talk come in pages', async () => {
  const many = Array.from({ length: 60 }, (_, n) => ({
    startSeconds: n,
    endSeconds: n + 1,
    text: `Line ${n}`,
  }));
  const { dialog, user } = await openEditor(many);
  expect(shownTexts(dialog)).toHaveLength(25);
  await user.click(within(dialog).getByRole('button', { name: /page 3/ }));
  expect(shownTexts(dialog)).toEqual(many.slice(50).map(({ text }) => text));
});

test('a video without captions gets them from a file of the library, in the coach’s language', async () => {
  const { user } = show([]);
  const file = {
    ...blank('MediaAssetResponse'),
    id: 'walk.vtt',
    fileName: 'walk.vtt',
    fileType: 'captions' as const,
  };
  answers.answer('get', '/api/creator/media', [file]);
  expect(screen.getByText(words.none)).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: words.file }));
  await user.click(await screen.findByRole('option', { name: /walk\.vtt/ }));
  await waitFor(() =>
    expect(saved()).toMatchObject({ path: { language: 'en' }, body: { captionsAssetId: 'walk.vtt' } }),
  );
});

test('captions are written from scratch in another language', async () => {
  const { user } = show([inEnglish]);
  await user.click(screen.getByRole('combobox', { name: words.language }));
  expect(screen.queryByRole('option', { name: 'English' })).toBeNull();
  await user.click(screen.getByRole('option', { name: 'Spanish' }));
  await user.click(screen.getByRole('button', { name: words.write }));
  const dialog = await screen.findByRole('dialog', { name: texts.title('Spanish', 'walk.mp4') });
  expect(within(dialog).getByRole('button', { name: texts.save })).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: texts.addFirst }));
  await user.type(within(dialog).getByRole('textbox', { name: texts.text(1) }), 'Hola');
  await user.click(within(dialog).getByRole('button', { name: texts.save }));
  await waitFor(() =>
    expect(saved()).toMatchObject({
      path: { language: 'es' },
      body: { cues: [{ startSeconds: 0, endSeconds: 2, text: 'Hola' }] },
    }),
  );
});

test('captions are removed, which can be undone', async () => {
  const { user } = show([inEnglish]);
  await user.click(screen.getByRole('button', { name: words.removeThis('English') }));
  await user.click(await screen.findByRole('button', { name: undo.undo }));
  await waitFor(() => expect(saved()).toMatchObject({ body: { captionsAssetId: 'walk.vtt' } }));
});
