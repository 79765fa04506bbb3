import { answers } from '@sanctum/openapi/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import {
  aCourse,
  aLesson,
  aMember,
  aModule,
  aVideo,
  lessonContent,
  makeVideosPlayable,
  renderScreen,
  showSecond,
  withCompleted,
} from '../../../testing';
import { findPlayback, noQuestions, nothingSaved } from '../../../testing/player';
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

function open(
  place: { moduleId?: string; lessonId?: string } = {},
  of = course,
  content = lessonContent(first),
) {
  answers.answer('get', '/api/learning/courses/{courseId}', of);
  answers.answer('get', '/api/learning/lessons/{lessonId}', content);
  answers.answer('get', '/api/course-progress/{courseId}', nothingSaved);
  answers.answer('patch', '/api/course-progress/{courseId}', undefined);
  answers.answer('get', '/api/community/questions', noQuestions);
  return renderScreen(<SignedInOnly>{() => <ClassroomCourse courseId="course" {...place} />}</SignedInOnly>, {
    as: aMember(),
  });
}

describe('in a lesson', () => {
  const filmed = aLesson('dusk', { videos: [aVideo('sunset')] });
  const openPlaybacked = async () => {
    makeVideosPlayable();
    answers.list('get', '/api/me/lessons/{lessonId}/notes', [
      {
        id: 'n1',
        lessonId: 'dusk',
        videoId: 'sunset',
        atSeconds: 34,
        text: 'Listen first',
        version: 1,
        createdAt: '2026-03-08T10:00:00.000Z',
        updatedAt: '2026-03-08T10:00:00.000Z',
      },
    ]);
    const { user } = open(
      { moduleId: 'evenings', lessonId: 'dusk' },
      aCourse([aModule('evenings', [filmed])]),
      lessonContent(filmed),
    );
    return { user, video: await findPlayback('LessonVideo sunset') };
  };

  test('the member’s notes lead to their second, as in the player', async () => {
    const { user, video } = await openPlaybacked();
    await user.click(screen.getByRole('button', { name: i18n.t('player:showNotes') }));
    await user.click(await screen.findByRole('button', { name: /0:34/ }));
    expect(video.currentTime).toBe(34);
  });

  test('a question is asked about the current second', async () => {
    const { user, video } = await openPlaybacked();
    showSecond(video, 12);
    await user.click(screen.getByRole('button', { name: i18n.t('player:askQuestion') }));
    expect(new URLSearchParams(location.search).get('lesson')).toBe('dusk');
    expect(new URLSearchParams(location.search).get('video')).toBe('sunset');
    expect(new URLSearchParams(location.search).get('at')).toBe('12');
  });
});

test('a locked module says when it opens, and cannot be opened', async () => {
  const { user } = open();
  const locked = await screen.findByRole('button', { name: /^Module nights/ });
  expect(locked).toHaveAccessibleDescription(i18n.t('learning:unlocks', { date: 'March 8, 2027' }));
  await user.click(locked);
  expect(await screen.findByText(i18n.t('learning:stillLocked.title'))).toBeVisible();
  expect(screen.getByText(i18n.t('learning:stillLocked.onDate', { date: 'March 8, 2027' }))).toBeVisible();
});

test('a locked module at its own address only shows when it opens', async () => {
  open({ moduleId: 'nights' });
  expect(await screen.findByRole('heading', { name: 'Module nights', level: 1 })).toBeVisible();
  expect(
    screen.getByRole('heading', { name: i18n.t('learning:unlocks', { date: 'March 8, 2027' }) }),
  ).toBeVisible();
});

test('a completed lesson leads to the next one', async () => {
  const { user } = open({ moduleId: 'evenings', lessonId: 'first' });
  answers.answer('post', '/api/learning/lessons/{lessonId}/complete', () => {
    answers.answer('get', '/api/learning/courses/{courseId}', withCompleted(course, 'first'));
    return { progressPercent: 50, isLessonCompleted: true, isCourseCompleted: false, nextLessonId: 'second' };
  });
  expect(await screen.findByText(i18n.t('player:saved'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: i18n.t('player:end.completeAndNext') }));
  expect(await screen.findByText(i18n.t('learning:toasts.lessonComplete.title'))).toBeVisible();
  await waitFor(() =>
    expect(location.pathname).toBe(sanctumPaths.classroomLesson('course', 'evenings', 'second')),
  );
});

test('a lesson completed offline says that it will be sent', async () => {
  const { user } = open({ moduleId: 'evenings', lessonId: 'first' });
  const button = await screen.findByRole('button', { name: i18n.t('player:end.completeAndNext') });
  act(() => onlineManager.setOnline(false));
  await user.click(button);
  expect(await screen.findByText(i18n.t('learning:waiting'))).toBeVisible();
  answers.answer('post', '/api/learning/lessons/{lessonId}/complete', () => {
    answers.answer('get', '/api/learning/courses/{courseId}', withCompleted(course, 'first'));
    return { progressPercent: 50, isLessonCompleted: true, isCourseCompleted: false, nextLessonId: 'second' };
  });
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText(i18n.t('learning:toasts.lessonComplete.title'))).toBeVisible();
  expect(screen.queryByText(i18n.t('learning:waiting'))).toBeNull();
});

test('a lesson that could not be completed says so and stays open', async () => {
  const { user } = open({ moduleId: 'evenings', lessonId: 'first' });
  answers.refuse('post', '/api/learning/lessons/{lessonId}/complete', 503);
  await user.click(await screen.findByRole('button', { name: i18n.t('player:end.completeAndNext') }));
  expect(await screen.findByText(i18n.t('learning:toasts.failed.description'))).toBeVisible();
  expect(screen.getByRole('heading', { name: first.title, level: 1 })).toBeVisible();
});

test('a refused position is dropped, with a message', async () => {
  open({ moduleId: 'evenings', lessonId: 'first' });
  answers.refuse('patch', '/api/course-progress/{courseId}', 404);
  expect(await screen.findByText(i18n.t('learning:positionRefused'))).toHaveAttribute('role', 'status');
});

test('a course the member does not own looks as if it did not exist', async () => {
  answers.refuse('get', '/api/learning/courses/{courseId}', 404);
  answers.refuse('get', '/api/course-progress/{courseId}', 404);
  answers.list('get', '/api/me/ended-access', []);
  renderScreen(<ClassroomCourse courseId="foreign" />, { as: aMember() });
  expect(await screen.findByRole('heading', { name: i18n.t('player:missing.title') })).toBeVisible();
});
