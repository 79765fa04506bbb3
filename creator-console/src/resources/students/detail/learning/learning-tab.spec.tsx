import { answers, blank } from '@sanctum/openapi/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../../../testing';
import { filteredPath } from '../../../../shared/filtered-path';
import { texts as forms } from '../../../../shared/dialogs/texts';
import { fromInput } from '../../../../shared/wall-clock';
import type { Enrollment } from '../parts/student.api';
import { GiveButton } from './give-button';
import { LearningTab } from './learning-tab';
import { texts } from './texts';

const call = '/api/students/{id}/enrollments';
const student = { ...blank('StudentRecordResponse'), id: 'rosa', username: 'Rosa Lind' };
const course: Enrollment = {
  productId: 'oak',
  title: 'Oak',
  type: 'course',
  source: 'purchase',
  secondSeat: null,
  secondSeatOf: null,
  since: '2031-03-04T12:00:00.000Z',
  accessUntil: null,
  isInBundle: false,
  progress: {
    lessons: 12,
    completedLessonCount: 5,
    progressPercent: 41,
    lessonTitle: 'Roots',
    lastCompletedAt: '2031-03-06T12:00:00.000Z',
  },
};
const gift: Enrollment = { ...course, productId: 'fern', title: 'Fern', source: 'grant', progress: null };

beforeEach(() => {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.list('get', call, [course, gift]);
  answers.answer('get', '/api/students/{id}/answers', { questions: [], quizzes: [], scales: [] });
  answers.answer('get', '/api/creator/shared-journals', []);
});

function open(at = '/') {
  const rendered = renderScreen(
    <>
      <GiveButton student={student} />
      <LearningTab student={student} />
    </>,
    { at },
  );
  const press = async (name: string) => rendered.user.click(await screen.findByRole('button', { name }));
  const inDialog = async () => within(await screen.findByRole('dialog'));
  return { ...rendered, press, inDialog };
}

test('a course shows its progress, the current lesson and the last active day', async () => {
  open();
  const bar = await screen.findByRole('progressbar', { name: texts.progressOf('Oak') });
  expect(bar).toHaveAttribute('aria-valuenow', '41');
  expect(screen.getByText(/5 of 12 lessons · Current lesson: “Roots” · .*Mar 6, 2031/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Oak' })).toHaveAttribute('href', '/products/oak/analytics');
});

test.each([
  [texts.journals, 'shared-journals'],
  [texts.assignments, 'assignments'],
])('%s of this student are one link away', async (name, resource) => {
  open();
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    filteredPath(resource, { accountId: 'rosa' }),
  );
});

test('only granted products can be revoked, with a reason', async () => {
  answers.list('post', `${call}/{productId}/revoke`, [course]);
  const { user, press, inDialog } = open();
  expect(await screen.findByText('Oak')).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.takeBackOf('Oak') })).toBeNull();
  await press(texts.takeBackOf('Fern'));
  const dialog = await inDialog();
  expect(dialog.getByRole('button', { name: texts.takeBack })).toBeDisabled();
  await user.type(dialog.getByLabelText(/Reason/), 'By mistake');
  answers.list('get', call, [course]);
  await user.click(dialog.getByRole('button', { name: texts.takeBack }));
  expect(await screen.findByText(texts.takenBack)).toBeVisible();
  expect(answers.calls('post', `${call}/{productId}/revoke`)[0]).toMatchObject({
    path: { id: 'rosa', productId: 'fern' },
    body: { reason: 'By mistake' },
  });
});

test('a product that is not owned is granted with a reason; a refusal keeps the text', async () => {
  answers.answer('get', '/api/creator/products', [
    { ...blank('CreatorProductResponse'), id: 'oak', title: 'Oak' },
    { ...blank('CreatorProductResponse'), id: 'birch', title: 'Birch' },
  ]);
  const message = 'The student already owns this';
  answers.refuse('post', `${call}/grant`, 409, { code: 'already_owned', message });
  const { user, press, inDialog } = open();
  expect(await screen.findByText('Oak')).toBeVisible();
  await press(texts.give);
  const dialog = await inDialog();
  const birch = await screen.findByRole('option', { name: 'Birch' });
  expect(screen.queryByRole('option', { name: 'Oak' })).toBeNull();
  await user.click(birch);
  await user.type(dialog.getByLabelText(/Reason/), 'Won it');
  await user.click(dialog.getByRole('button', { name: texts.give }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(dialog.getByLabelText(/Reason/)).toHaveValue('Won it');
  answers.list('post', `${call}/grant`, []);
  await user.click(dialog.getByRole('button', { name: texts.give }));
  expect(await screen.findByText(texts.given)).toBeVisible();
  expect(answers.calls('post', `${call}/grant`).at(-1)?.body).toEqual({
    productId: 'birch',
    reason: 'Won it',
    accessUntil: null,
  });
});

test('a product can also be given without a reason', async () => {
  answers.answer('get', '/api/creator/products', [
    { ...blank('CreatorProductResponse'), id: 'birch', title: 'Birch' },
  ]);
  answers.list('post', `${call}/grant`, []);
  const { user, press, inDialog } = open();
  await screen.findByText('Oak');
  await press(texts.give);
  const dialog = await inDialog();
  await user.click(await screen.findByRole('option', { name: 'Birch' }));
  await user.click(dialog.getByRole('button', { name: texts.give }));
  expect(await screen.findByText(texts.given)).toBeVisible();
  expect(answers.calls('post', `${call}/grant`)[0]?.body).toMatchObject({ productId: 'birch', reason: '' });
});

test('the URL may open the dialog for giving, even for a student who owns nothing', async () => {
  answers.answer('get', '/api/creator/products', []);
  answers.list('get', call, []);
  const { user, router, inDialog } = open('/?give=');
  const dialog = await inDialog();
  expect(await screen.findByText(texts.none)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: forms.cancel }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a product can be given until a day', async () => {
  answers.answer('get', '/api/creator/products', [
    { ...blank('CreatorProductResponse'), id: 'birch', title: 'Birch', type: 'course' },
  ]);
  answers.list('post', `${call}/grant`, []);
  const { user, press, inDialog } = open();
  await screen.findByText('Oak');
  await press(texts.give);
  const dialog = await inDialog();
  expect(dialog.queryByLabelText(texts.accessUntil)).toBeNull();
  await user.click(await screen.findByRole('option', { name: 'Birch' }));
  fireEvent.change(dialog.getByLabelText(texts.accessUntil), { target: { value: '2031-06-01T12:00' } });
  await user.click(dialog.getByRole('button', { name: texts.give }));
  expect(await screen.findByText(texts.given)).toBeVisible();
  const body = answers.calls('post', `${call}/grant`)[0]?.body;
  expect(body).toMatchObject({ productId: 'birch', accessUntil: fromInput('2031-06-01T12:00') });
});

test('the end of access can be moved where it ends or was given, with a reason', async () => {
  const until = '2031-05-01T12:00:00.000Z';
  answers.list('get', call, [
    course,
    { ...gift, accessUntil: until },
    { ...gift, productId: 'moss', title: 'Moss', source: 'subscription', accessUntil: until },
  ]);
  answers.list('post', `${call}/{productId}/move-end`, [course, gift]);
  const { user, press, inDialog } = open();
  expect(await screen.findAllByText(texts.until(until))).toHaveLength(2);
  expect(screen.queryByRole('button', { name: texts.setEndOf('Oak') })).toBeNull();
  expect(screen.queryByRole('button', { name: texts.changeEndOf('Moss') })).toBeNull();
  await press(texts.changeEndOf('Fern'));
  const dialog = await inDialog();
  fireEvent.change(dialog.getByLabelText(texts.accessUntil), { target: { value: '' } });
  await user.type(dialog.getByLabelText(/Reason/), 'Was ill');
  answers.list('get', call, [course, gift]);
  await user.click(dialog.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.endChanged)).toBeVisible();
  expect(answers.calls('post', `${call}/{productId}/move-end`)[0]).toMatchObject({
    path: { id: 'rosa', productId: 'fern' },
    body: { accessUntil: null, reason: 'Was ill' },
  });
});
