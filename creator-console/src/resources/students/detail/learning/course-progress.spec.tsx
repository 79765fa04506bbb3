import { answers, blank } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../../../testing';
import { CourseProgress } from './course-progress';
import type { StudentCourse } from '../parts/student.api';
import { texts } from './texts';

const call = '/api/students/{id}/courses/{courseId}';
const student = { ...blank('StudentRecordResponse'), id: 'rosa', username: 'Rosa Lind' };
const seed = { id: 'seed', title: 'Seed', isCompleted: true };
const leaf = { id: 'leaf', title: 'Leaf', isCompleted: false };
const roots = {
  id: 'roots',
  title: 'Roots',
  isLocked: false,
  unlockDate: null,
  isOpenedEarly: false,
  isCompleted: false,
  lessons: [seed, leaf],
};
const crown = {
  id: 'crown',
  title: 'Crown',
  isLocked: true,
  unlockDate: '2031-03-04T12:00:00.000Z',
  isOpenedEarly: false,
  isCompleted: false,
  lessons: [{ ...leaf, id: 'top', title: 'Top' }],
};
const oak: StudentCourse = {
  courseId: 'oak',
  title: 'Oak',
  progressPercent: 33,
  sections: [{ id: 'one', title: 'One', modules: [roots, crown] }],
};

beforeEach(() => {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', call, oak);
});

function open() {
  const onChanged = jest.fn();
  const rendered = renderScreen(<CourseProgress student={student} courseId="oak" onChanged={onChanged} />);
  const decide = async (name: string, act: string) => {
    await rendered.user.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: act })).toBeDisabled();
    await rendered.user.type(dialog.getByLabelText(/Reason/), 'She asked');
    await rendered.user.click(dialog.getByRole('button', { name: act }));
  };
  return { ...rendered, onChanged, decide };
}

test('a course shows which modules are open to the student and which lessons are completed', async () => {
  open();
  expect(await screen.findByText('Unlocks Mar 4, 2031')).toBeVisible();
  const lesson = (title: string) => within(screen.getByText(title).closest('li')!);
  expect(lesson('Seed').getByTitle(texts.completed)).toBeInTheDocument();
  expect(lesson('Leaf').getByTitle(texts.notCompleted)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: texts.openEarlyOf('Roots') })).toBeNull();
});

test('a locked module is opened early for one student with a reason, and locked again', async () => {
  const path = { id: 'rosa', courseId: 'oak', moduleId: 'crown' };
  const early = { ...crown, isLocked: false, unlockDate: null, isOpenedEarly: true };
  const opened = { ...oak, sections: [{ ...oak.sections[0]!, modules: [roots, early] }] };
  answers.answer('post', `${call}/modules/{moduleId}/open`, opened);
  answers.answer('post', `${call}/modules/{moduleId}/close`, oak);
  const { decide, onChanged } = open();
  expect(await screen.findByText('Crown')).toBeVisible();
  answers.answer('get', call, opened);
  await decide(texts.openEarlyOf('Crown'), texts.openEarly);
  expect(await screen.findByText(texts.isEarly)).toBeVisible();
  expect(onChanged).toHaveBeenCalledTimes(1);
  answers.answer('get', call, oak);
  await decide(texts.closeAgainOf('Crown'), texts.closeAgain);
  expect(await screen.findByText('Unlocks Mar 4, 2031')).toBeVisible();
  for (const act of ['open', 'close'] as const)
    expect(answers.calls('post', `${call}/modules/{moduleId}/${act}`)[0]).toMatchObject({
      path,
      body: { reason: 'She asked' },
    });
});

test.each([
  ['mark', 'lesson', 'leaf', texts.markOf('Leaf'), texts.mark],
  ['reset', 'lesson', 'seed', texts.resetOf('Seed'), texts.reset],
  ['mark', 'module', 'roots', texts.markOf('Roots'), texts.mark],
  ['reset', 'module', 'roots', texts.resetOf('Roots'), texts.reset],
  ['mark', 'course', 'oak', texts.markOf('Oak'), texts.mark],
  ['reset', 'course', 'oak', texts.resetOf('Oak'), texts.reset],
] as const)('the coach can %s a %s after a confirmation', async (act, level, id, name, label) => {
  answers.answer('post', `${call}/progress/${act}`, oak);
  const { decide } = open();
  await decide(name, label);
  expect(await screen.findByText(act === 'mark' ? texts.marked : texts.wasReset)).toBeVisible();
  expect(answers.calls('post', `${call}/progress/${act}`)[0]?.body).toEqual({
    level,
    id,
    reason: 'She asked',
  });
});

test('a refusal says why and keeps the typed reason', async () => {
  const message =
    'You can only lock a module again if you unlocked it early and the student hasn’t started it';
  answers.refuse('post', `${call}/modules/{moduleId}/open`, 409, { code: 'already_open', message });
  const { decide } = open();
  await decide(texts.openEarlyOf('Crown'), texts.openEarly);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(/Reason/)).toHaveValue('She asked');
});

test('a course that cannot be loaded can be retried; one without modules says so', async () => {
  answers.refuse('get', call, 503);
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  answers.answer('get', call, { ...oak, sections: [] });
  await user.click(again);
  expect(await screen.findByText(texts.noModules)).toBeVisible();
});
