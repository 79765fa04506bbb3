import { advance, answers, stopClock } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aMember, renderScreen } from '../../../../testing';
import { SignedInOnly } from '../../session';
import type { LessonNote } from '../lesson-note';
import type { VideoPosition } from '../video-position';
import { i18n } from '../../../shared/words/i18n';
import { NotesPanel } from './notes-panel';

const PAUSE = 1_000;
const RETRY = 5_000;

const aNote = (text: string, facts: Partial<LessonNote> = {}): LessonNote => ({
  id: `note-${text}`,
  lessonId: 'lesson',
  videoId: null,
  atSeconds: null,
  text,
  version: 1,
  createdAt: '2026-03-08T10:00:00.000Z',
  updatedAt: '2026-03-08T10:00:00.000Z',
  ...facts,
});

/** A server that stores notes like the real one: the version increases with every save. */
function aServerWith(...notes: LessonNote[]) {
  let kept = notes;
  answers.list('get', '/api/me/lessons/{lessonId}/notes', () => kept);
  answers.answer('post', '/api/me/lessons/{lessonId}/notes', ({ body }) => {
    const note = aNote(body.text, {
      id: body.id,
      videoId: body.videoId ?? null,
      atSeconds: body.atSeconds ?? null,
    });
    kept = [...kept, note];
    return note;
  });
  answers.answer('patch', '/api/me/lesson-notes/{noteId}', ({ path, body }) => {
    const known = kept.find(({ id }) => id === path.noteId)!;
    const note = {
      ...known,
      text: body.text,
      videoId: body.videoId ?? null,
      atSeconds: body.atSeconds ?? null,
      version: known.version + 1,
    };
    kept = kept.map((each) => (each.id === note.id ? note : each));
    return note;
  });
  answers.answer('delete', '/api/me/lesson-notes/{noteId}', ({ path }) => {
    kept = kept.filter(({ id }) => id !== path.noteId);
  });
  return { notes: () => kept };
}

async function openNotes({ now = null as VideoPosition | null } = {}) {
  const seek = jest.fn();
  const view = renderScreen(
    <SignedInOnly>{() => <NotesPanel lessonId="lesson" now={() => now} seek={seek} />}</SignedInOnly>,
    { as: aMember() },
  );
  return { ...view, seek, composer: await screen.findByLabelText(i18n.t('notes:label')) };
}

const note = (text: string) => screen.getByText(text, { selector: 'li p' }).closest('li')!;
const formOf = (field: HTMLElement): HTMLElement => field.closest('form')!;
const state = (field: string = i18n.t('notes:label')) =>
  within(formOf(screen.getByLabelText(field))).getByRole('status').textContent;

describe('a note that is being written', () => {
  beforeEach(() => stopClock());

  it('saves itself when the member pauses', async () => {
    const server = aServerWith();
    const { user, composer } = await openNotes();
    await user.type(composer, 'Tea first');
    expect(state()).toBe(i18n.t('notes:states.unsaved'));
    await advance(PAUSE);
    await waitFor(() => expect(state()).toBe(i18n.t('notes:states.saved')));
    await user.type(composer, ', then talk');
    await advance(PAUSE);
    await waitFor(() => expect(server.notes()).toMatchObject([{ text: 'Tea first, then talk', version: 2 }]));
  });

  it('is saved at once by the button, which says so and starts a new one', async () => {
    aServerWith();
    const { user, composer } = await openNotes();
    await user.type(composer, 'Three breaths');
    await user.click(screen.getByRole('button', { name: i18n.t('notes:save') }));
    expect(await screen.findByText(i18n.t('notes:saved.title'))).toBeVisible();
    expect(screen.getByText(i18n.t('notes:saved.description'))).toBeVisible();
    await waitFor(() => expect(note('Three breaths')).toBeVisible());
    expect(screen.getByLabelText(i18n.t('notes:label'))).toHaveValue('');
  });

  it('gets the second at which typing began, or none', async () => {
    const server = aServerWith();
    const { user, composer, seek } = await openNotes({ now: { videoId: 'video', positionSeconds: 75 } });
    await user.type(composer, 'Here');
    await user.click(screen.getByRole('button', { name: i18n.t('notes:save') }));
    await waitFor(() => expect(server.notes()).toMatchObject([{ videoId: 'video', atSeconds: 75 }]));
    await user.click(await screen.findByRole('button', { name: i18n.t('notes:jump', { clock: '1:15' }) }));
    expect(seek).toHaveBeenCalledWith({ videoId: 'video', positionSeconds: 75 });

    await user.type(screen.getByLabelText(i18n.t('notes:label')), 'Anywhere');
    await user.click(screen.getByRole('button', { name: i18n.t('notes:removeTime', { clock: '1:15' }) }));
    await user.click(screen.getByRole('button', { name: i18n.t('notes:save') }));
    await waitFor(() => expect(server.notes()[1]).toMatchObject({ videoId: null, atSeconds: null }));
  });

  it('is kept on the device while there is no network, and saved when it is back', async () => {
    const server = aServerWith();
    const { user, composer } = await openNotes();
    answers.setOnline(false);
    await user.type(composer, 'No signal');
    await advance(PAUSE);
    await waitFor(() => expect(state()).toBe(i18n.t('notes:states.away')));
    answers.setOnline(true);
    await waitFor(() => expect(state()).toBe(i18n.t('notes:states.saved')));
    expect(server.notes()).toMatchObject([{ text: 'No signal' }]);
  });

  it('is retried automatically while the server is down', async () => {
    aServerWith();
    const { user, composer } = await openNotes();
    answers.refuse('post', '/api/me/lessons/{lessonId}/notes', 503);
    await user.type(composer, 'Patience');
    await advance(PAUSE);
    await waitFor(() => expect(state()).toBe(i18n.t('notes:states.away')));
    const server = aServerWith();
    await advance(RETRY);
    await waitFor(() => expect(server.notes()).toMatchObject([{ text: 'Patience' }]));
  });

  it('that is refused stays on the device, with a message', async () => {
    aServerWith();
    const { user, composer } = await openNotes();
    answers.refuse('post', '/api/me/lessons/{lessonId}/notes', 403);
    await user.type(composer, 'Kept');
    await user.click(screen.getByRole('button', { name: i18n.t('notes:save') }));
    expect(await screen.findByText(i18n.t('notes:saveFailed.description'))).toBeVisible();
    expect(state()).toBe(i18n.t('notes:states.refused'));
    expect(composer).toHaveValue('Kept');
  });

  it('survives a crash of its tab, and is saved by the next one', async () => {
    aServerWith();
    const { user, composer, close } = await openNotes();
    answers.setOnline(false);
    await user.type(composer, 'She slams the door');
    close();
    answers.setOnline(true);
    const server = aServerWith();
    const again = await openNotes();
    expect(again.composer).toHaveValue('She slams the door');
    await waitFor(() => expect(state()).toBe(i18n.t('notes:states.saved')));
    expect(server.notes()).toMatchObject([{ text: 'She slams the door' }]);
  });
});

describe('an existing note', () => {
  it('is edited in place, and the focus returns to it', async () => {
    const server = aServerWith(aNote('Sunday'));
    const { user } = await openNotes();
    await user.click(await screen.findByRole('button', { name: i18n.t('notes:edit') }));
    const editor = screen.getByLabelText(i18n.t('notes:edit'));
    expect(editor).toHaveFocus();
    await user.type(editor, ', with tea');
    await user.click(within(formOf(editor)).getByRole('button', { name: i18n.t('notes:save') }));
    await waitFor(() => expect(server.notes()).toMatchObject([{ text: 'Sunday, with tea' }]));
    expect(await screen.findByRole('button', { name: i18n.t('notes:edit') })).toHaveFocus();
  });

  it('returns to its earlier text when the edit is canceled', async () => {
    const server = aServerWith(aNote('Sunday'));
    const { user } = await openNotes();
    await user.click(await screen.findByRole('button', { name: i18n.t('notes:edit') }));
    await user.type(screen.getByLabelText(i18n.t('notes:edit')), '!');
    await user.click(screen.getByRole('button', { name: i18n.t('notes:cancel') }));
    await waitFor(() => expect(server.notes()).toMatchObject([{ text: 'Sunday' }]));
    expect(await screen.findByText('Sunday')).toBeVisible();
  });

  it('is deleted after confirming, or stays', async () => {
    const server = aServerWith(aNote('Sunday'));
    const { user } = await openNotes();
    await user.click(await screen.findByRole('button', { name: i18n.t('notes:remove') }));
    await user.click(screen.getByRole('button', { name: i18n.t('notes:removeNo') }));
    await user.click(screen.getByRole('button', { name: i18n.t('notes:remove') }));
    expect(screen.getByRole('button', { name: i18n.t('notes:removeYes') })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: i18n.t('notes:removeYes') }));
    expect(await screen.findByText(i18n.t('notes:empty'))).toBeVisible();
    expect(server.notes()).toEqual([]);
  });

  it('that could not be deleted stays, with a message', async () => {
    aServerWith(aNote('Sunday'));
    const { user } = await openNotes();
    answers.refuse('delete', '/api/me/lesson-notes/{noteId}', 503);
    await user.click(await screen.findByRole('button', { name: i18n.t('notes:remove') }));
    await user.click(screen.getByRole('button', { name: i18n.t('notes:removeYes') }));
    expect(await screen.findByText(i18n.t('notes:removeFailed.description'))).toBeVisible();
    expect(screen.getByText('Sunday')).toBeVisible();
  });
});

describe('a note that was changed elsewhere in the meantime', () => {
  const other = aNote('Sunday, with tea', { id: 'note-Sunday', version: 2 });

  async function aConflict() {
    const server = aServerWith(aNote('Sunday'));
    const { user } = await openNotes();
    await user.click(await screen.findByRole('button', { name: i18n.t('notes:edit') }));
    answers.refuse('patch', '/api/me/lesson-notes/{noteId}', 412, { current: other });
    await user.type(screen.getByLabelText(i18n.t('notes:edit')), ', with bread');
    await user.click(
      within(formOf(screen.getByLabelText(i18n.t('notes:edit')))).getByRole('button', {
        name: i18n.t('notes:save'),
      }),
    );
    const mine = await screen.findByRole('region', { name: i18n.t('notes:conflict.mine') });
    return {
      server,
      user,
      mine,
      theirs: screen.getByRole('region', { name: i18n.t('notes:conflict.other') }),
    };
  }

  it('shows both texts, and neither overwrites the other unseen', async () => {
    const { mine, theirs } = await aConflict();
    expect(screen.getByRole('alert')).toHaveTextContent(i18n.t('notes:conflict.title'));
    expect(mine).toHaveTextContent('Sunday, with bread');
    expect(theirs).toHaveTextContent('Sunday, with tea');
  });

  it('keeps the member’s text over the version that was shown', async () => {
    const { user } = await aConflict();
    answers.answer('patch', '/api/me/lesson-notes/{noteId}', ({ body }) => ({
      ...other,
      text: body.text,
      version: 3,
    }));
    await user.click(screen.getByRole('button', { name: i18n.t('notes:conflict.keepMine') }));
    await waitFor(() => expect(state(i18n.t('notes:edit'))).toBe(i18n.t('notes:states.saved')));
    expect(screen.getByLabelText(i18n.t('notes:edit'))).toHaveValue('Sunday, with bread');
    expect(screen.getByLabelText(i18n.t('notes:edit'))).toHaveFocus();
  });

  it('takes the other text', async () => {
    const { user } = await aConflict();
    await user.click(screen.getByRole('button', { name: i18n.t('notes:conflict.keepOther') }));
    expect(await screen.findByLabelText(i18n.t('notes:edit'))).toHaveValue('Sunday, with tea');
  });

  it('lets each text be copied', async () => {
    const { user } = await aConflict();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(
      screen.getByRole('button', {
        name: `${i18n.t('notes:conflict.copy')}: ${i18n.t('notes:conflict.mine')}`,
      }),
    );
    expect(copied).toHaveBeenCalledWith('Sunday, with bread');
    expect(await screen.findByText(i18n.t('notes:conflict.copied.title'))).toBeVisible();
  });
});
