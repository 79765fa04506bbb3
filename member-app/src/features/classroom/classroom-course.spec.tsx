import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import {
  aCourse,
  aLesson,
  aMember,
  aModule,
  lessonContent,
  renderScreen,
  withCompleted,
} from '../../../testing';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { SignedInOnly } from '../session';
import { i18n } from '../../shared/words/i18n';
import { ClassroomCourse } from './classroom-course';

const first = aLesson('first');
const second = aLesson('second');
const course = aCourse([
  aModule('evenings', [first, second]),
  aModule('nights', [], { isLocked: true, unlockDate: '2027-03-08T12:00:00.000Z' }),
]);
const nothingSaved = {
  currentModuleIndex: 0,
  currentLessonIndex: 0,
  videoTimestamp: 0,
  lessonId: null,
  videoId: null,
  updatedAt: null,
  videoPositions: [],
};

function open(place: { moduleId?: string; lessonId?: string } = {}) {
  answers.answer('get', '/api/learning/courses/{courseId}', course);
  answers.answer('get', '/api/learning/lessons/{lessonId}', lessonContent(first));
  answers.answer('get', '/api/course-progress/{courseId}', nothingSaved);
  answers.answer('patch', '/api/course-progress/{courseId}', undefined);
  return renderScreen(<SignedInOnly>{() => <ClassroomCourse courseId="course" {...place} />}</SignedInOnly>, {
    as: aMember(),
  });
}

test('a locked module says when it opens, and cannot be opened', async () => {
  const { user } = open();
  const locked = await screen.findByRole('button', { name: /^Module nights/ });
  expect(locked).toHaveAccessibleDescription(i18n.t('learning:unlocks', { date: 'March 8, 2027' }));
  await user.click(locked);
  expect(await screen.findByText(i18n.t('learning:stillLocked.title'))).toBeVisible();
  expect(screen.getByText(i18n.t('learning:stillLocked.onDate', { date: 'March 8, 2027' }))).toBeVisible();
});

test('a locked module at its own address shows only when it opens', async () => {
  open({ moduleId: 'nights' });
  expect(await screen.findByRole('heading', { name: 'Module nights', level: 1 })).toBeVisible();
  expect(
    screen.getByRole('heading', { name: i18n.t('learning:unlocks', { date: 'March 8, 2027' }) }),
  ).toBeVisible();
});

test('a lesson that is completed leads to the next one', async () => {
  const { user } = open({ moduleId: 'evenings', lessonId: 'first' });
  answers.answer('post', '/api/learning/lessons/{lessonId}/completion', () => {
    answers.answer('get', '/api/learning/courses/{courseId}', withCompleted(course, 'first'));
    return { progressPercent: 50, lessonCompleted: true, courseCompleted: false, nextLessonId: 'second' };
  });
  expect(await screen.findByText(i18n.t('classroom:lesson.saved'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: i18n.t('classroom:lesson.completeAndNext') }));
  expect(await screen.findByText(i18n.t('learning:toasts.lessonComplete.title'))).toBeVisible();
  await waitFor(() =>
    expect(location.pathname).toBe(sanctumPaths.classroomLesson('course', 'evenings', 'second')),
  );
});

test('a lesson that could not be completed says so and stays', async () => {
  const { user } = open({ moduleId: 'evenings', lessonId: 'first' });
  answers.refuse('post', '/api/learning/lessons/{lessonId}/completion', 503);
  await user.click(await screen.findByRole('button', { name: i18n.t('classroom:lesson.completeAndNext') }));
  expect(await screen.findByText(i18n.t('learning:toasts.failed.description'))).toBeVisible();
  expect(screen.getByRole('heading', { name: first.title, level: 1 })).toBeVisible();
});

test('a position that the server refuses is given up, and the member is told', async () => {
  open({ moduleId: 'evenings', lessonId: 'first' });
  answers.refuse('patch', '/api/course-progress/{courseId}', 404);
  expect(await screen.findByText(i18n.t('learning:positionRefused'))).toHaveAttribute('role', 'status');
});

test('a course the member does not own looks as if it did not exist', async () => {
  answers.refuse('get', '/api/learning/courses/{courseId}', 404);
  renderScreen(<ClassroomCourse courseId="foreign" />, { as: aMember() });
  expect(await screen.findByRole('heading', { name: i18n.t('classroom:missing.title') })).toBeVisible();
});
