import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { anAccount, renderScreen } from '../../../../testing';
import { texts as toast } from '../../../shared/toast/texts';
import { StudentList } from '../list/student-list';
import type { Student } from '../student/student';
import { texts } from './texts';

const TEN = Array.from(
  { length: 10 },
  (_, n): Student => ({
    ...blank('StudentResponse'),
    id: `student-${n}`,
    username: `Student ${n}`,
    email: `${n}@example.org`,
    tags: [],
    avatarUrl: null,
    lastSeenAt: null,
    phone: null,
  }),
);
const idsOf = TEN.map(({ id }) => id);
const adding = ['post', '/api/creator/student-tags/add'] as const;
const removing = ['post', '/api/creator/student-tags/{id}/remove'] as const;
const tag = { id: 'spring', name: 'Spring circle' };

test('the coach tags ten students at once, and undo applies only to those it changed', async () => {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', '/api/students', TEN);
  answers.answer('get', '/api/creator/student-tags', []);
  const changed = idsOf.slice(1);
  answers.answer(...adding, { tag, studentIds: changed });
  answers.answer(...removing, { tag, studentIds: changed });
  const { user } = renderScreen(
    <ResourceContextProvider value="students">
      <StudentList />
    </ResourceContextProvider>,
    { at: '/students', route: '/students' },
  );
  await screen.findByRole('row', { name: /Student 9/ });
  await user.click(screen.getAllByRole('checkbox')[0]!);
  await user.click(await screen.findByRole('button', { name: texts.add }));
  const dialog = within(await screen.findByRole('dialog', { name: texts.addTo(10) }));
  await user.type(dialog.getByRole('combobox'), tag.name);
  await user.click(dialog.getByRole('button', { name: texts.submit }));
  expect(await screen.findByText(texts.added(tag.name, 9))).toBeVisible();
  expect(answers.calls(...adding)[0]?.body).toEqual({ name: tag.name, studentIds: idsOf });
  await user.click(screen.getByRole('button', { name: toast.undo }));
  await waitFor(() => expect(answers.calls(...removing)[0]?.body).toEqual({ studentIds: changed }));
});
