import { answers, blank } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { aCourse, aLesson, aModule, withCompleted } from '../../../../testing';
import type { CourseOutline } from '../../learning';
import { evening, findPlayback, morning, openPlayer, twoLessons } from '../../../../testing/player';
import { i18n } from '../../../shared/words/i18n';

const reading = {
  id: 'reading',
  type: 'text' as const,
  settings: { content: '<p>Read slowly.</p>' },
  untranslated: [],
};
const end = () => screen.findByRole('region', { name: i18n.t('player:end.label') });

test('a lesson with a video and something to read ends with its next step, which completes the videos and the lesson', async () => {
  const { user } = openPlayer({ others: [reading] });
  await findPlayback();
  expect(await screen.findByText('Read slowly.')).toBeVisible();
  const completed: string[] = [];
  answers.answer('post', '/api/learning/videos/{videoId}/complete', ({ path }) => {
    completed.push(path.videoId);
    return { progressPercent: 0, isLessonCompleted: false, isCourseCompleted: false, nextLessonId: null };
  });
  answers.answer('post', '/api/learning/lessons/{lessonId}/complete', ({ path }) => {
    completed.push(path.lessonId);
    answers.answer('get', '/api/learning/courses/{courseId}', withCompleted(twoLessons, 'evening'));
    return {
      progressPercent: 50,
      isLessonCompleted: true,
      isCourseCompleted: false,
      nextLessonId: 'morning',
    };
  });
  await user.click(within(await end()).getByRole('button', { name: i18n.t('player:end.completeAndNext') }));
  // the toast goes by itself
  expect(await screen.findByText(i18n.t('learning:toasts.lessonComplete.title'))).toBeVisible();
  expect(await screen.findByRole('heading', { name: morning.title })).toBeVisible();
  expect(completed).toEqual(['dusk', 'dark', 'evening']);
});

test('a completed lesson ends with a link to the next one', async () => {
  const { user } = openPlayer({
    outline: withCompleted(twoLessons, 'evening'),
    others: [reading],
    at: '/course/course?lesson=evening',
  });
  await user.click(within(await end()).getByRole('link', { name: i18n.t('player:nextLesson') }));
  expect(await findPlayback('LessonVideo dawn')).toBeVisible();
});

test('the last lesson leads back to one that was skipped', async () => {
  const { user } = openPlayer({
    outline: withCompleted(twoLessons, 'morning'),
    at: '/course/course?lesson=morning',
  });
  await findPlayback('LessonVideo dawn');
  await user.click(screen.getByRole('link', { name: i18n.t('player:nextLesson') }));
  expect(await findPlayback()).toBeVisible();
});

test('a video alone has its next step right below it, and nothing appears twice', async () => {
  openPlayer();
  await findPlayback();
  expect(screen.getByRole('button', { name: i18n.t('player:completeVideo') })).toBeVisible();
  expect(within(await end()).queryByRole('button')).not.toBeInTheDocument();
});

const seen = (...ids: string[]) => ({
  ...evening,
  videos: evening.videos.map((video) => ({ ...video, isCompleted: ids.includes(video.id) })),
});
const poem = aLesson('poem');

test.each<[string, CourseOutline, (typeof reading)[], string]>([
  ['a video that is open', twoLessons, [reading], i18n.t('player:completeVideo')],
  [
    'videos that are complete',
    aCourse([aModule('days', [seen('dusk', 'dark'), morning])]),
    [],
    i18n.t('player:completeLesson'),
  ],
  [
    'videos that are complete, with something to read',
    aCourse([aModule('days', [seen('dusk', 'dark'), morning])]),
    [reading],
    i18n.t('player:end.completeAndNext'),
  ],
  [
    'a lesson to read',
    aCourse([aModule('days', [poem, morning])]),
    [reading],
    i18n.t('player:end.completeAndNext'),
  ],
  ['the last lesson', aCourse([aModule('days', [poem])]), [reading], i18n.t('player:end.complete')],
  [
    'a lesson that is completed',
    withCompleted(twoLessons, 'evening'),
    [reading],
    i18n.t('player:nextLesson'),
  ],
])('%s has exactly one main button', async (_, outline, others, main) => {
  const [lesson] = outline.sections[0]!.modules[0]!.lessons;
  openPlayer({ outline, others, at: `/course/course?lesson=${lesson!.id}` });
  await end();
  const looks = [...document.querySelectorAll('.main-button')].map(({ textContent }) => textContent);
  expect(looks).toEqual([main]);
});

test('before a locked module, the last open lesson says when the course continues', async () => {
  const outline = withCompleted(
    aCourse([
      aModule('days', [evening]),
      aModule('nights', [], { isLocked: true, unlockDate: '2027-03-08T12:00:00.000Z' }),
    ]),
    'evening',
  );
  openPlayer({ outline: { ...outline, progressPercent: 50, isCompleted: false } });
  expect(await end()).toHaveTextContent('Up next: “Module nights.” Unlocks March 8, 2027.');
  expect(within(await end()).getByRole('link', { name: i18n.t('player:end.courses') })).toBeVisible();
});

test('the end of a completed course links to its certificate and to the other courses', async () => {
  const poem = aLesson('poem', { isCompleted: true });
  answers.answer('post', '/api/learning/courses/{courseId}/issue-certificate', {
    ...blank('CertificateResponse'),
    code: '7KQ2-M0XV-93AT',
    name: 'Rosa Lind',
    courseId: 'course',
    isCourseOffered: true,
    courseTitle: 'Roots and Wings',
    coachName: 'Maren Solveig',
    completedOn: '2027-03-10',
  });
  openPlayer({ outline: aCourse([aModule('days', [poem])]) });
  expect(await end()).toHaveTextContent(i18n.t('player:end.last'));
  expect(
    await within(await end()).findByRole('link', { name: i18n.t('course-complete:view') }),
  ).toBeVisible();
  expect(within(await end()).getByRole('link', { name: i18n.t('player:end.courses') })).toHaveAttribute(
    'href',
    '/my-sanctum/classroom',
  );
});
