import { answers, blank } from '@sanctum/openapi/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  aCourse,
  aMember,
  aModule,
  breakVideo,
  lessonContent,
  makeVideosPlayable,
  renderScreen,
  showSecond,
  withCompleted,
} from '../../../../testing';
import {
  evening,
  findPlayback,
  morning,
  nothingSaved,
  openCourse,
  twoLessons as course,
} from '../../../../testing/player';
import { i18n } from '../../../shared/words/i18n';
import { CoursePlayer } from './course-player';

describe('keys', () => {
  it('move the video, but never while the member is typing', async () => {
    answers.list('get', '/api/me/lessons/{lessonId}/notes', []);
    answers.refuse('post', '/api/me/lessons/{lessonId}/notes', 503);
    const { user, video } = await openCourse();
    await user.keyboard('ll');
    expect(video.currentTime).toBe(20);
    await user.keyboard('{ArrowLeft}j');
    expect(video.currentTime).toBe(5);
    await user.keyboard('mc>{Control>}k{/Control}');
    expect([video.muted, video.textTracks[0]?.mode, video.playbackRate, video.paused]).toEqual([
      true,
      'showing',
      1.25,
      true,
    ]);
    await user.keyboard('0');
    expect(video.currentTime).toBe(0);

    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: i18n.t('player:shortcuts.title') })).toBeVisible();
    await user.keyboard('l');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(video.currentTime).toBe(0);

    await user.keyboard('n');
    await user.type(await screen.findByRole('textbox'), 'all jolly 9');
    expect(video.currentTime).toBe(0);
  });

  it('open the notes, and close them with the focus where it was', async () => {
    answers.list('get', '/api/me/lessons/{lessonId}/notes', []);
    const { user } = await openCourse();
    const toggle = screen.getByRole('button', { name: i18n.t('player:showNotes') });
    await user.click(toggle);
    expect(
      (await screen.findByRole('region', { name: i18n.t('notes:title') })).closest('aside'),
    ).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: i18n.t('notes:title') })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: i18n.t('player:showNotes') })).toHaveFocus();
  });

  it('can be turned off on a device, and stay off', async () => {
    const { user, close } = await openCourse();
    await user.click(screen.getByRole('button', { name: i18n.t('player:shortcuts.button') }));
    await user.click(await screen.findByLabelText(i18n.t('player:shortcuts.enabled')));
    await user.keyboard('{Escape}');
    close();

    const again = await openCourse();
    await again.user.keyboard('l?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(again.video.currentTime).toBe(0);
  });
});

test('speed and captions stay as last chosen on this device', async () => {
  const { user, close } = await openCourse({ content: { captionsUrl: '/files/dusk.vtt' } });
  await user.keyboard('c');
  await user.selectOptions(screen.getByLabelText(i18n.t('player:speed')), '1.5');
  close();
  const { video } = await openCourse({ content: { captionsUrl: '/files/dusk.vtt' } });
  expect([video.playbackRate, video.textTracks[0]?.mode]).toEqual([1.5, 'showing']);
});

test('the transcript links to its seconds and marks the current one', async () => {
  const { user, video } = await openCourse({
    content: { captionsUrl: 'http://localhost:3000/files/dusk.vtt' },
  });
  const ofServer = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    input === 'http://localhost:3000/files/dusk.vtt'
      ? Promise.resolve(new Response('WEBVTT\n\n00:07.000 --> 00:09.000\nListen first\n'))
      : ofServer(input, init);
  await user.click(screen.getByText(i18n.t('player:transcript.title')));
  const cue = await screen.findByRole('button', { name: /Listen first/ });
  await user.click(cue);
  expect(video.currentTime).toBe(7);
  fireEvent.timeUpdate(video);
  await waitFor(() => expect(cue).toHaveAttribute('aria-current', 'true'));
});

test('a double tap on the right of the video skips, and a single one does not', async () => {
  const { video } = await openCourse();
  const stage = video.closest('media-controller')!;
  jest.spyOn(stage, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 200));
  const tap = () =>
    fireEvent(
      stage,
      Object.assign(new MouseEvent('pointerup', { clientX: 380, bubbles: true }), { pointerType: 'touch' }),
    );
  tap();
  expect(video.currentTime).toBe(0);
  tap();
  expect(video.currentTime).toBe(10);
});

describe('a video that fails', () => {
  it('is reloaded and continues at the same second', async () => {
    const { video } = await openCourse();
    showSecond(video, 14);
    breakVideo(video);
    await waitFor(() => expect(video).not.toBeInTheDocument());
    const fresh = await findPlayback();
    await waitFor(() => expect(fresh.currentTime).toBe(14));
    expect(answers.calls('get', '/api/learning/lessons/{lessonId}')).toHaveLength(2);
  });

  it('and cannot be loaded says so, offers alternatives, and can be retried', async () => {
    const { user, video } = await openCourse();
    breakVideo(video, MediaError.MEDIA_ERR_DECODE);
    expect(await screen.findByText(i18n.t('player:trouble.unplayable.title'))).toBeVisible();
    expect(screen.getByRole('link', { name: i18n.t('player:trouble.download') })).toHaveAttribute(
      'download',
      'dusk.mp4',
    );
    await user.click(screen.getByRole('button', { name: i18n.t('player:trouble.retry') }));
    expect(await findPlayback()).toBeVisible();
  });

  it('while the server is down comes back by itself', async () => {
    const { video } = await openCourse();
    answers.refuse('get', '/api/learning/lessons/{lessonId}', 503);
    breakVideo(video);
    expect(await screen.findByText(i18n.t('player:trouble.unreachable.title'))).toBeVisible();
    answers.answer('get', '/api/learning/lessons/{lessonId}', lessonContent(evening));
    fireEvent(window, new Event('online'));
    expect(await findPlayback()).toBeVisible();
  });
});

describe('a lesson', () => {
  const completion = (facts: { isCourseCompleted?: boolean; nextLessonId?: string | null } = {}) => ({
    progressPercent: 50,
    isLessonCompleted: true,
    isCourseCompleted: false,
    nextLessonId: null,
    ...facts,
  });
  const withVideosSeen = (...seen: string[]) =>
    aCourse([
      aModule('days', [
        {
          ...evening,
          videos: evening.videos.map((video) => ({ ...video, isCompleted: seen.includes(video.id) })),
        },
        morning,
      ]),
    ]);

  it('is taken video by video: completing each leads to the next', async () => {
    const { user } = await openCourse();
    answers.answer('post', '/api/learning/videos/{videoId}/complete', () => {
      answers.answer('get', '/api/learning/courses/{courseId}', withVideosSeen('dusk'));
      return completion();
    });
    expect(screen.queryByRole('button', { name: i18n.t('player:completeLesson') })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: i18n.t('player:completeVideo') }));
    expect(await screen.findByText(i18n.t('player:toasts.videoComplete.title'))).toBeVisible();
    expect(
      screen.getByText(i18n.t('player:toasts.videoComplete.description', { next: 'LessonVideo dark' })),
    ).toBeVisible();
    expect(await findPlayback('LessonVideo dark')).toBeVisible();
    expect(screen.getByText(i18n.t('player:videoOf', { n: 2, of: 2 }))).toBeVisible();
  });

  it('can be marked complete once all of its videos are', async () => {
    const { user } = await openCourse({
      video: 'LessonVideo dark',
      outline: withVideosSeen('dusk'),
      at: '/course/course?lesson=evening&video=dark',
    });
    answers.answer('post', '/api/learning/videos/{videoId}/complete', () => {
      answers.answer('get', '/api/learning/courses/{courseId}', withVideosSeen('dusk', 'dark'));
      return completion();
    });
    await user.click(screen.getByRole('button', { name: i18n.t('player:completeVideo') }));
    expect(await screen.findByText(i18n.t('player:toasts.videosComplete.title'))).toBeVisible();
    expect(screen.getByText(i18n.t('player:allVideosComplete'))).toBeVisible();

    answers.answer('post', '/api/learning/lessons/{lessonId}/complete', () => {
      answers.answer('get', '/api/learning/courses/{courseId}', withCompleted(course, 'evening'));
      return completion({ nextLessonId: 'morning' });
    });
    await user.click(screen.getByRole('button', { name: i18n.t('player:completeLesson') }));
    expect(await screen.findByText(i18n.t('learning:toasts.lessonComplete.title'))).toBeVisible();
    expect(
      screen.getByText(i18n.t('learning:toasts.lessonComplete.description', { next: morning.title })),
    ).toBeVisible();
    expect(await screen.findByRole('heading', { name: morning.title })).toBeVisible();
  });

  it('that could not be completed says so and stays open', async () => {
    const { user } = await openCourse();
    answers.refuse('post', '/api/learning/videos/{videoId}/complete', 503);
    await user.click(screen.getByRole('button', { name: i18n.t('player:completeVideo') }));
    expect(await screen.findByText(i18n.t('learning:toasts.failed.description'))).toBeVisible();
  });

  it('can be completed before its videos if the coach leaves that to the member', async () => {
    const free = aCourse([aModule('days', [{ ...evening, completionRule: 'by_hand' }, morning])]);
    await openCourse({ outline: free });
    expect(screen.getByRole('button', { name: i18n.t('player:completeVideo') })).toBeVisible();
    expect(screen.getByRole('button', { name: i18n.t('player:completeLesson') })).toBeVisible();
  });

  it('that is the last one shows that the course is completed, with a certificate', async () => {
    const before = withCompleted(
      aCourse([
        aModule('days', [
          { ...evening, videos: evening.videos.map((v) => ({ ...v, isCompleted: true })) },
          morning,
        ]),
      ]),
      'morning',
    );
    const { user } = await openCourse({ outline: before });
    answers.answer('post', '/api/learning/lessons/{lessonId}/complete', () => {
      answers.answer('get', '/api/learning/courses/{courseId}', withCompleted(before, 'evening'));
      return completion({ isCourseCompleted: true });
    });
    answers.answer('post', '/api/learning/courses/{courseId}/issue-certificate', {
      ...blank('CertificateResponse'),
      code: '7KQ2-M0XV-93AT',
      name: 'Rosa Lind',
      courseId: 'course',
      isCourseOffered: true,
      courseTitle: course.title,
      coachName: 'Maren Solveig',
      completedOn: '2027-03-10',
    });
    answers.answer('get', '/api/products', { items: [], total: 0, page: 1, pageSize: 12 });
    await user.click(screen.getByRole('button', { name: i18n.t('player:completeLesson') }));
    expect(await screen.findByText(i18n.t('learning:toasts.courseComplete.title'))).toBeVisible();
    expect(screen.getByText(i18n.t('learning:toasts.courseComplete.description'))).toBeVisible();
    expect(screen.getByRole('heading', { name: /You finished the course/ })).toHaveFocus();
    const moment = screen.getByRole('region', { name: /You finished the course/ });
    expect(await within(moment).findByRole('link', { name: 'View certificate' })).toHaveAttribute(
      'href',
      '/certificates/7KQ2-M0XV-93AT',
    );
  });

  it('can be marked as not completed', async () => {
    const { user } = await openCourse({
      outline: withCompleted(course, 'evening'),
      at: '/course/course?lesson=evening',
    });
    answers.answer('post', '/api/learning/lessons/{lessonId}/reopen', () => {
      answers.answer('get', '/api/learning/courses/{courseId}', course);
      return completion();
    });
    await user.click(screen.getByRole('button', { name: i18n.t('player:undoLesson') }));
    expect(await screen.findByRole('button', { name: i18n.t('player:completeVideo') })).toBeVisible();
  });

  it('in a locked module is not shown; the module says when it opens', async () => {
    await openCourse({
      outline: aCourse([
        aModule('days', [evening]),
        aModule('nights', [], { isLocked: true, unlockDate: '2027-03-08T12:00:00.000Z' }),
        aModule('years', [], { isLocked: true }),
      ]),
    });
    expect(screen.getByText(i18n.t('learning:unlocks', { date: 'March 8, 2027' }))).toBeInTheDocument();
    expect(screen.getByText(i18n.t('learning:unlocksAfterPrevious'))).toBeInTheDocument();
  });
});

test('a course without an open lesson says that it is still growing', async () => {
  answers.answer('get', '/api/learning/courses/{courseId}', aCourse([]));
  answers.answer('get', '/api/course-progress/{courseId}', nothingSaved);
  renderScreen(<CoursePlayer courseId="course" isPreview={false} />, { as: aMember() });
  expect(await screen.findByRole('heading', { name: i18n.t('player:noLessons.title') })).toBeVisible();
});

test('a preview of the coach records nothing and offers nothing to complete', async () => {
  makeVideosPlayable();
  answers.answer('get', '/api/learning/courses/{courseId}', course);
  answers.answer('get', '/api/learning/lessons/{lessonId}', lessonContent(evening));
  renderScreen(<CoursePlayer courseId="course" isPreview />, { as: aMember({ role: 'creator' }) });
  const video = await findPlayback();
  showSecond(video, 10);
  fireEvent.pause(video);
  expect(screen.getByText(i18n.t('player:preview'))).toBeVisible();
  expect(screen.queryByRole('button', { name: i18n.t('player:completeVideo') })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: i18n.t('player:showNotes') })).not.toBeInTheDocument();
});
