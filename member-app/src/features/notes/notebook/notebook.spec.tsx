import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, renderScreen } from '../../../../testing';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import type { NotebookNote } from '../lesson-note';
import { i18n } from '../../../shared/words/i18n';
import { NotesPage } from './notes-page';

const COURSE = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa';
const aNote = (text: string, facts: Partial<NotebookNote> = {}): NotebookNote => ({
  id: text,
  lessonId: 'pause',
  videoId: 'video',
  atSeconds: 5,
  text,
  version: 1,
  createdAt: '2026-03-08T10:00:00.000Z',
  updatedAt: '2026-03-08T10:00:00.000Z',
  lessonTitle: 'The three-breath pause',
  courseId: COURSE,
  courseTitle: 'Rooted',
  moduleId: 'module',
  ...facts,
});
const breaths = aNote('Three breaths before I answer');
const tea = aNote('Tea first', { courseTitle: 'Evenings', courseId: 'evenings', lessonTitle: 'Tea' });
const courses = [
  { id: COURSE, title: 'Rooted', notes: 1 },
  { id: 'evenings', title: 'Evenings', notes: 1 },
];

function openNotebook(at: string = sanctumPaths.notes) {
  answers.answer('get', '/api/me/lesson-notes', ({ query: { q = '', courseId } }) => {
    const items = [breaths, tea].filter(
      (note) =>
        note.text.toLowerCase().includes(q.toLowerCase()) && (!courseId || note.courseId === courseId),
    );
    return { items, courses, total: items.length, next: null };
  });
  return renderScreen(<NotesPage />, { at, as: aMember() });
}

const found = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('all notes are listed by course, and each links to its position', async () => {
  openNotebook();
  expect(await screen.findByRole('region', { name: 'Rooted' })).toHaveTextContent(breaths.text);
  expect(screen.getByRole('region', { name: 'Evenings' })).toHaveTextContent(tea.text);
  expect(
    screen.getByRole('link', {
      name: i18n.t('notebook:openAt', { clock: '0:05', lesson: 'The three-breath pause' }),
    }),
  ).toHaveAttribute('href', `/course/${COURSE}?lesson=pause&video=video&at=5`);
});

test('a search finds notes, marks the words and is in the URL', async () => {
  const { user } = openNotebook();
  await user.type(await screen.findByLabelText(i18n.t('notebook:search.label')), 'BREATHS');
  await waitFor(() => expect(location.search).toBe('?q=BREATHS'));
  await waitFor(() => expect(found()).toHaveLength(1));
  expect(screen.getByText('breaths', { selector: 'mark' })).toBeVisible();
  expect(screen.getByText(i18n.t('notebook:found', { count: 1 }))).toBeVisible();
});

test('more notes load on request', async () => {
  answers.answer('get', '/api/me/lesson-notes', ({ query: { after } }) => ({
    items: after === 'place' ? [tea] : [breaths],
    next: after === 'place' ? null : 'place',
    total: 2,
    courses,
  }));
  const { user } = renderScreen(<NotesPage />, { at: sanctumPaths.notes, as: aMember() });
  await user.click(await screen.findByRole('button', { name: i18n.t('notebook:more') }));
  expect(await screen.findByRole('region', { name: 'Evenings' })).toHaveTextContent(tea.text);
  expect(screen.getByRole('region', { name: 'Rooted' })).toHaveTextContent(breaths.text);
  expect(screen.queryByRole('button', { name: i18n.t('notebook:more') })).toBeNull();
});

test('a search without matches says so and leads back to all notes', async () => {
  const { user } = openNotebook(`${sanctumPaths.notes}?q=moss`);
  expect(await screen.findByRole('heading', { name: i18n.t('notebook:none.title') })).toBeVisible();
  await user.click(screen.getByRole('link', { name: i18n.t('notebook:none.action') }));
  expect(await screen.findByRole('region', { name: 'Rooted' })).toBeVisible();
});

test('one course can be chosen, also in the address', async () => {
  const { user } = openNotebook();
  await user.selectOptions(
    await screen.findByLabelText(i18n.t('notebook:course.label')),
    i18n.t('notebook:course.one', { title: 'Rooted', notes: 1 }),
  );
  await waitFor(() => expect(location.search).toBe(`?course=${COURSE}`));
  await waitFor(() => expect(found()).toHaveLength(1));
});

test('a lesson that can no longer be opened keeps its notes', async () => {
  answers.answer('get', '/api/me/lesson-notes', {
    items: [aNote('Mine', { moduleId: null })],
    courses: [],
    total: 1,
    next: null,
  });
  renderScreen(<NotesPage />, { at: sanctumPaths.notes, as: aMember() });
  expect(await screen.findByText(i18n.t('notebook:notOpen'))).toBeVisible();
  expect(screen.getByText(i18n.t('notes:at', { clock: '0:05' }))).toBeVisible();
  expect(
    screen.queryByRole('link', {
      name: i18n.t('notebook:openAt', { clock: '0:05', lesson: 'The three-breath pause' }),
    }),
  ).toBeNull();
});

test('an empty notebook links to the courses', async () => {
  answers.answer('get', '/api/me/lesson-notes', { items: [], courses: [], total: 0, next: null });
  renderScreen(<NotesPage />, { at: sanctumPaths.notes, as: aMember() });
  expect(await screen.findByRole('heading', { name: i18n.t('notebook:empty.title') })).toBeVisible();
  expect(screen.getByRole('link', { name: i18n.t('notebook:empty.action') })).toHaveAttribute(
    'href',
    sanctumPaths.overview,
  );
  expect(screen.queryByRole('button', { name: i18n.t('notebook:export') })).not.toBeInTheDocument();
});

test('a failed export of notes says so', async () => {
  const { user } = openNotebook();
  answers.refuse('get', '/api/me/lesson-notes/export', 503);
  await user.click(await screen.findByRole('button', { name: i18n.t('notebook:export') }));
  expect(await screen.findByText(i18n.t('notebook:exportFailed.description'))).toBeVisible();
});

test('the coach, who takes no lessons, gets a message', async () => {
  renderScreen(<NotesPage />, { at: sanctumPaths.notes, as: aMember({ role: 'creator' }) });
  expect(await screen.findByRole('heading', { name: i18n.t('notebook:coach.title') })).toBeVisible();
});
