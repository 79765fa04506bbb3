import { answers, blank } from '@sanctum/openapi/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider, ResourceDefinitionContextProvider } from 'react-admin';
import { anAccount, renderScreen } from '../../../../testing';
import { stateTexts } from '../../../shared/list-state-texts';
import { texts as recordTexts } from '../../../shared/record-texts';
import type { Student } from '../student/student';
import { consoleWords } from '../../../providers/console-words';
import { texts } from '../student/texts';
import { StudentList } from './student-list';

const path = '/api/students';
const student = (username: string, facts: Partial<Student> = {}): Student => ({
  ...blank('StudentResponse'),
  id: username,
  username,
  email: `${username}@example.org`,
  avatarUrl: null,
  lastSeenAt: null,
  phone: null,
  ...facts,
});

function open(...students: Student[]) {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', path, students);
  return renderScreen(
    <ResourceContextProvider value="students">
      <StudentList />
    </ResourceContextProvider>,
    { at: '/students', route: '/students' },
  );
}

const asked = () => {
  const { filter = '{}', sort } = answers.calls('get', path).at(-1)?.query ?? {};
  return { filter: JSON.parse(filter) as unknown, sort };
};

test('each student has a location, a status chip and the last visit', async () => {
  open(student('Rosa', { status: 'blocked', city: 'Hood River', state: 'OR' }));
  const row = await screen.findByRole('row', { name: /Rosa/ });
  for (const words of ['Hood River, OR', texts.statuses.blocked, texts.never])
    expect(row).toHaveTextContent(words);
});

test('a row opens the student’s page', async () => {
  answers.answer('get', path, [student('rosa')]);
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  const { user, router } = renderScreen(
    <ResourceDefinitionContextProvider definitions={{ students: { name: 'students', hasShow: true } }}>
      <ResourceContextProvider value="students">
        <StudentList />
      </ResourceContextProvider>
    </ResourceDefinitionContextProvider>,
    { at: '/students', route: '/students/*' },
  );
  await user.click(await screen.findByText(texts.never));
  await waitFor(() => expect(router.state.location.pathname).toBe('/students/rosa/show'));
});

test('search and status filter the list, and clearing them shows everything', async () => {
  const { user } = open(student('Rosa'));
  await screen.findByRole('row', { name: /Rosa/ });
  answers.answer('get', path, []);
  await user.type(screen.getByPlaceholderText(texts.search), 'leaf');
  await waitFor(() => expect(asked().filter).toEqual({ q: 'leaf' }));
  answers.answer('get', path, [student('Rosa')]);
  await user.click(await screen.findByRole('button', { name: consoleWords.ra.action.remove_all_filters }));
  expect(await screen.findByRole('row', { name: /Rosa/ })).toBeVisible();
});

test('students who visited between two dates are found by one filter in one row', async () => {
  const { user } = open(student('Rosa'));
  await user.click(await screen.findByRole('button', { name: texts.lastSeen, expanded: false }));
  const days = within(await screen.findByRole('group', { name: texts.lastSeen }));
  const from = '2031-03-04';
  const to = '2031-03-09';
  fireEvent.change(days.getByLabelText(/from/i), { target: { value: from } });
  await waitFor(() => expect(asked().filter).toEqual({ lastSeenAt_gte: from }));
  fireEvent.change(days.getByLabelText(/to/i), { target: { value: to } });
  await waitFor(() => expect(asked().filter).toEqual({ lastSeenAt_gte: from, lastSeenAt_lte: to }));
  fireEvent.change(days.getByLabelText(/from/i), { target: { value: '' } });
  await waitFor(() => expect(asked().filter).toEqual({ lastSeenAt_lte: to }));
});

test('a combination of filters is saved under a name and selected again', async () => {
  const { new_label: save, query_name: name } = consoleWords.ra.saved_queries;
  const filters = () => screen.findByRole('button', { name: consoleWords.ra.action.add_filter });
  const { user, router } = open(student('Rosa'));
  const filter = () => new URLSearchParams(router.state.location.search).get('filter');
  await user.type(await screen.findByPlaceholderText(texts.search), 'leaf');
  await waitFor(() => expect(filter()).toBe('{"q":"leaf"}'));
  await user.click(await filters());
  await user.click(await screen.findByText(save));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(name), 'Leaves{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.clear(screen.getByPlaceholderText(texts.search));
  await waitFor(() => expect(filter()).toBe('{}'));
  await user.click(await filters());
  await user.click(await screen.findByText('Leaves'));
  await waitFor(() => expect(filter()).toBe('{"q":"leaf"}'));
});

test.each([
  ['location', texts.location],
  ['level', texts.level],
])('the column %s sorts the list on the server', async (field, label) => {
  const { user } = open(student('Rosa'));
  await user.click(await screen.findByText(label));
  await waitFor(() => expect(asked().sort).toBe(`["${field}","ASC"]`));
});

test('the level filters the list', async () => {
  const { user } = open(student('Rosa'));
  await user.click(await screen.findByRole('button', { name: consoleWords.ra.action.add_filter }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: texts.level }));
  await user.click(await screen.findByLabelText(texts.level));
  await user.click(await screen.findByRole('option', { name: texts.levelOf(4) }));
  await user.click(await screen.findByRole('option', { name: texts.levelOf(20) }));
  await waitFor(() => expect(asked().filter).toEqual({ level: [4, 20] }));
});

test('an empty list explains how students get there', async () => {
  open();
  expect(await screen.findByText(texts.none)).toBeVisible();
});

test('a list that cannot be loaded can be retried', async () => {
  const { user } = open();
  answers.refuse('get', path, 503);
  await screen.findByText(stateTexts.notLoaded);
  answers.answer('get', path, [student('Rosa')]);
  await user.click(await screen.findByRole('button', { name: recordTexts.tryAgain }));
  expect(await screen.findByRole('row', { name: /Rosa/ })).toBeVisible();
});

test('the checkbox of a row has a label for screen readers', async () => {
  open(student('Rosa'));
  const name = 'Select this row';
  expect(await screen.findByRole('checkbox', { name })).not.toBeChecked();
  expect(screen.getAllByLabelText(name)).toHaveLength(1);
});
