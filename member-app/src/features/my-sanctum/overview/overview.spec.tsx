import { answers, blank } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { aMember, growsTo, renderScreen } from '../../../../testing';
import { communityPaths } from '../../../shared/lib/community-paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { i18n } from '../../../shared/words/i18n';
import type { CourseToContinue, OverviewFigures } from '../api';
import { Overview } from './overview';

const say = i18n.t.bind(i18n);
const course = (facts: Partial<CourseToContinue> = {}): CourseToContinue => ({
  courseId: 'seeds',
  title: 'First Seeds',
  thumbnailUrl: null,
  progressPercent: 40,
  moduleId: 'doors',
  lessonId: 'three',
  lessonTitle: 'Three doors',
  positionSeconds: 12,
  durationSeconds: 35,
  ...facts,
});

/** Opens the overview for a member who has taken the first steps. */
function open(facts: Partial<OverviewFigures> = {}, joinedAt = '2026-01-05T09:00:00.000Z') {
  growsTo();
  answers.answer('get', '/api/me/overview', {
    ...blank('OverviewResponse'),
    enrolledCourseCount: 1,
    communityPostCount: 1,
    hasBooked: true,
    hasFreeProducts: true,
    hasOpenOfferings: true,
    upcomingSessions: [],
    upcomingEvents: [],
    continueLearning: [],
    latestAnnouncement: null,
    latestReply: null,
    ...facts,
  });
  return renderScreen(<Overview />, { as: aMember({ name: 'Rosa Lind', joinedAt }) });
}

test('the lesson to continue comes first, with its second, and one button leads there', async () => {
  open({ continueLearning: [course(), course({ courseId: 'oak', title: 'The Oak' })] });
  expect(await screen.findByRole('heading', { name: 'Three doors' })).toBeVisible();
  expect(screen.getByText('0:12 of 0:35 · First Seeds')).toBeVisible();
  const link = screen.getByRole('link', {
    name: say('overview:continueLearning.resume', { title: 'Three doors' }),
  });
  expect(link).toHaveAttribute('href', sanctumPaths.classroomLesson('seeds', 'doors', 'three'));
  expect(screen.getByRole('link', { name: 'The Oak' })).toBeVisible();
});

test('a lesson that is not begun and has no video can be started', async () => {
  open({ continueLearning: [course({ progressPercent: 0, positionSeconds: null, durationSeconds: null })] });
  expect(await screen.findByText('First Seeds')).toBeVisible();
  expect(
    screen.getByRole('link', { name: say('overview:continueLearning.startAt', { title: 'Three doors' }) }),
  ).toBeVisible();
});

test('a course with only locked lessons left links to its page', async () => {
  open({ continueLearning: [course({ moduleId: null, lessonId: null, lessonTitle: null })] });
  const link = await screen.findByRole('link', {
    name: say('overview:continueLearning.resume', { title: 'First Seeds' }),
  });
  expect(link).toHaveAttribute('href', sanctumPaths.classroomCourse('seeds'));
});

test('a member who has completed all courses is led to the next', async () => {
  open();
  expect(
    await screen.findByRole('heading', { name: say('overview:continueLearning.allDone.title') }),
  ).toBeVisible();
});

test('a new member sees the first steps, with completed ones ticked off, and no zeros', async () => {
  open({ enrolledCourseCount: 0, communityPostCount: 0, hasBooked: false });
  const steps = within(await screen.findByRole('region', { name: say('overview:steps.title') }));
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/library?price=free',
    '/community',
    sanctumPaths.coaching,
  ]);
  expect(screen.queryByText(say('overview:stats.completed'))).toBeNull();
  expect(screen.queryByText(say('overview:journey.title'))).toBeNull();
});

test('a completed step is no longer a link', async () => {
  open({ enrolledCourseCount: 0, hasBooked: false }, '2098-01-05T09:00:00.000Z');
  const steps = within(await screen.findByRole('region', { name: say('overview:steps.title') }));
  expect(steps.getAllByRole('link')).toHaveLength(2);
  expect(steps.getByText(say('overview:steps.introduce.title'))).toHaveTextContent(
    say('overview:steps.done'),
  );
});

test('the coach’s latest announcement links to all of them', async () => {
  const announcement = { id: 'spring', title: 'The spring circle begins', text: 'On Thursday.' };
  open({
    latestAnnouncement: { ...announcement, untranslated: ['text'], createdAt: '2027-03-02T09:00:00.000Z' },
  });
  const link = await screen.findByRole('link', { name: announcement.title });
  expect(link).toHaveAttribute('href', communityPaths.communityAnnouncements);
  expect(screen.getByText('On Thursday.')).toHaveAttribute('lang', 'en');
});

test('a later reply of the coach to a journal takes its place, and leads to the lesson', async () => {
  const lesson = { courseId: 'seeds', moduleId: 'doors', lessonId: 'three', lessonTitle: 'Three doors' };
  const announcement = { id: 'spring', title: 'The spring circle begins', text: 'On Thursday.' };
  open({
    latestAnnouncement: { ...announcement, untranslated: [], createdAt: '2027-03-02T09:00:00.000Z' },
    latestReply: { ...lesson, text: 'That is where it begins.', repliedAt: '2027-03-03T09:00:00.000Z' },
  });
  const link = await screen.findByRole('link', {
    name: say('overview:coachReply', { lesson: 'Three doors' }),
  });
  expect(link).toHaveAttribute('href', sanctumPaths.classroomLesson('seeds', 'doors', 'three'));
  expect(screen.getByText('That is where it begins.')).toBeVisible();
  expect(screen.queryByText('On Thursday.')).toBeNull();
});

test('it can fail to load, and be requested again', async () => {
  growsTo();
  answers.refuse('get', '/api/me/overview', 503);
  const { user } = renderScreen(<Overview />, { as: aMember() });
  const again = await screen.findByRole('button', { name: say('ui:failed.retry') });
  answers.answer('get', '/api/me/overview', {
    ...blank('OverviewResponse'),
    latestAnnouncement: null,
    latestReply: null,
  });
  await user.click(again);
  expect(await screen.findByRole('heading', { name: say('overview:steps.title') })).toBeVisible();
});
