import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../../../testing';
import { NotesTab } from './notes-tab';
import type { StudentNote } from '../parts/student.api';
import { texts } from './texts';

const all = '/api/students/{id}/notes';
const one = '/api/student-notes/{noteId}';
const student = { ...blank('StudentRecordResponse'), id: 'rosa', username: 'Rosa Lind' };
const note = (facts: Partial<StudentNote> = {}): StudentNote => ({
  ...blank('StudentNoteResponse'),
  id: 'evenings',
  studentId: 'rosa',
  note: 'Prefers evenings.',
  author: 'Maren',
  version: 1,
  isPinned: false,
  createdAt: '2031-03-04T12:00:00.000Z',
  updatedAt: '2031-03-04T12:00:00.000Z',
  ...facts,
});

beforeEach(() => {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', all, [note()]);
});

function open() {
  const rendered = renderScreen(<NotesTab student={student} />);
  const press = async (name: string) => rendered.user.click(await screen.findByRole('button', { name }));
  const write = (words: string) => rendered.user.type(screen.getByLabelText(texts.newNote), words);
  return { ...rendered, press, write };
}

test('without notes the tab explains what they are for', async () => {
  answers.answer('get', all, []);
  open();
  expect(await screen.findByText(texts.none)).toBeVisible();
});

test('a note shows its text, author and date, and (edited) once the text has changed', async () => {
  answers.answer('get', all, [
    note(),
    note({ id: 'b', note: 'Pods?', updatedAt: '2031-03-05T12:00:00.000Z' }),
  ]);
  open();
  const of = async (words: string) => within((await screen.findByText(words)).closest('li')!);
  expect((await of('Prefers evenings.')).getByText(/Maren, Mar 4, 2031/)).toBeVisible();
  expect((await of('Prefers evenings.')).queryByText(/\(edited\)/)).toBeNull();
  expect((await of('Pods?')).getByText(/\(edited\)/)).toBeVisible();
});

test('Add Note is disabled for empty and blank text, and clears the field once the note is saved', async () => {
  answers.answer('post', '/api/student-notes', ({ body }) => note({ id: 'new', note: body.note }));
  const { press, write } = open();
  expect(screen.getByRole('button', { name: 'Add Note' })).toBeDisabled();
  await write('   ');
  expect(screen.getByRole('button', { name: 'Add Note' })).toBeDisabled();
  await write('Asked about pods.');
  await press('Add Note');
  await waitFor(() => expect(screen.getByLabelText(texts.newNote)).toHaveValue(''));
  expect(answers.calls('post', '/api/student-notes')[0]?.body).toMatchObject({ studentId: 'rosa' });
});

test('Add Note is disabled while saving', async () => {
  const held = answers.hold('post', '/api/student-notes');
  const { press, write } = open();
  await write('Asked.');
  await press('Add Note');
  expect(screen.getByRole('button', { name: 'Add Note' })).toBeDisabled();
  held.answer(note());
  expect(await screen.findByLabelText(texts.newNote)).toBeVisible();
});

test('a note that cannot be added stays in the field, and a retry has the same id', async () => {
  answers.refuse('post', '/api/student-notes', 503);
  const { press, write } = open();
  await write('Asked.');
  await press('Add Note');
  expect(await screen.findByText('Failed to add note')).toBeVisible();
  expect(screen.getByLabelText(texts.newNote)).toHaveValue('Asked.');
  await press('Add Note');
  const [first, second] = answers.calls('post', '/api/student-notes');
  expect(second?.body.id).toBe(first?.body.id);
});

test('a note is found by part of its text', async () => {
  answers.answer('get', all, [note(), note({ id: 'b', note: 'Asked about pods.' })]);
  const { user } = open();
  await user.type(await screen.findByLabelText(texts.search), 'POD');
  expect(screen.getByText('Asked about pods.')).toBeVisible();
  expect(screen.queryByText('Prefers evenings.')).toBeNull();
  await user.type(screen.getByLabelText(texts.search), 'x');
  expect(screen.getByText(texts.noneFound('PODx'))).toBeVisible();
});

test('a note is pinned and unpinned', async () => {
  answers.answer('patch', one, note({ isPinned: true, version: 2 }));
  const { press } = open();
  answers.answer('get', all, [note()]);
  await screen.findByText('Prefers evenings.');
  answers.answer('get', all, [note({ isPinned: true, version: 2 })]);
  await press(texts.pin);
  expect(await screen.findByRole('button', { name: texts.unpin })).toBeVisible();
  expect(answers.calls('patch', one)[0]?.body).toEqual({ isPinned: true });
});

test('a note is edited in place', async () => {
  answers.answer('patch', one, note({ note: 'Prefers mornings.' }));
  const { user, press } = open();
  await press(texts.edit);
  const field = screen.getByLabelText(texts.note);
  expect(field).toHaveFocus();
  await user.clear(field);
  expect(screen.getByRole('button', { name: texts.save })).toBeDisabled();
  await user.type(field, 'Prefers mornings.');
  answers.answer('get', all, [note({ note: 'Prefers mornings.' })]);
  await press(texts.save);
  expect(await screen.findByText('Prefers mornings.')).toBeVisible();
  expect(screen.queryByLabelText(texts.note)).toBeNull();
});

test('a failed edit keeps the text', async () => {
  answers.refuse('patch', one, 503);
  const { user, press } = open();
  await press(texts.edit);
  await user.type(screen.getByLabelText(texts.note), ' Often.');
  await press(texts.save);
  expect(await screen.findByText('Failed to update note')).toBeVisible();
  expect(screen.getByLabelText(texts.note)).toHaveValue('Prefers evenings. Often.');
});

test('a change from another tab is shown next to the typed text, which a second save keeps', async () => {
  answers.refuse('patch', one, 412, { code: 'stale_edit' });
  const { user, press } = open();
  await press(texts.edit);
  await user.type(screen.getByLabelText(texts.note), ' Often.');
  answers.answer('get', all, [note({ note: 'Prefers noon.', version: 5 })]);
  await press(texts.save);
  expect(await screen.findByText('Prefers noon.')).toBeVisible();
  expect(screen.getByLabelText(texts.note)).toHaveValue('Prefers evenings. Often.');
  answers.answer('patch', one, note({ version: 6 }));
  answers.answer('get', all, [note({ note: 'Prefers evenings. Often.', version: 6 })]);
  await press(texts.save);
  await waitFor(() => expect(screen.queryByLabelText(texts.note)).toBeNull());
  expect(await screen.findByText('Prefers evenings. Often.')).toBeVisible();
});

test('a note is deleted only after a confirmation', async () => {
  answers.answer('delete', one, undefined);
  const { press } = open();
  await press(texts.delete);
  expect(await screen.findByText(texts.deleteTitle)).toBeVisible();
  expect(answers.calls('delete', one)).toHaveLength(0);
  answers.answer('get', all, []);
  await press(texts.confirm);
  expect(await screen.findByText(texts.none)).toBeVisible();
});

test('a note that cannot be deleted stays', async () => {
  answers.refuse('delete', one, 503);
  const { press } = open();
  await press(texts.delete);
  await press(texts.confirm);
  expect(await screen.findByText('Failed to delete note')).toBeVisible();
  expect(screen.getByText('Prefers evenings.')).toBeVisible();
});
