import { answers } from '@sanctum/openapi/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  aCourse,
  aMember,
  aModule,
  breakFilm,
  lessonContent,
  makeFilmsPlayable,
  renderScreen,
  showSecond,
  withCompleted,
} from '../../../../testing';
import {
  evening,
  findFilm,
  morning,
  nothingSaved,
  openPlayer,
  savedAt,
  twoLessons as course,
} from '../../../../testing/player';
import { i18n } from '../../../shared/words/i18n';
import { CoursePlayer } from './course-player';

/** Opens the course and returns the video that is expected on the stage. */
async function openCourse({
  film = 'Film dusk',
  ...opening
}: Parameters<typeof openPlayer>[0] & { film?: string } = {}) {
  return { ...openPlayer(opening), film: await findFilm(film) };
}

const lastSave = () => answers.calls('patch', '/api/course-progress/{courseId}').at(-1)?.body;

describe('keys', () => {
  it('move the film, and never while the member is writing', async () => {
    answers.answer('get', '/api/lessons/{lessonId}/notes', []);
    answers.refuse('post', '/api/lessons/{lessonId}/notes', 503);
    const { user, film } = await openCourse();
    await user.keyboard('ll');
    expect(film.currentTime).toBe(20);
    await user.keyboard('{ArrowLeft}j');
    expect(film.currentTime).toBe(5);
    await user.keyboard('mc>{Control>}k{/Control}');
    expect([film.muted, film.textTracks[0]?.mode, film.playbackRate, film.paused]).toEqual([
      true,
      'showing',
      1.25,
      true,
    ]);
    await user.keyboard('0');
    expect(film.currentTime).toBe(0);

    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: i18n.t('player:shortcuts.title') })).toBeVisible();
    await user.keyboard('l');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(film.currentTime).toBe(0);

    await user.keyboard('n');
    await user.type(await screen.findByRole('textbox'), 'all jolly 9');
    expect(film.currentTime).toBe(0);
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
    expect(again.film.currentTime).toBe(0);
  });
});

test('speed and captions stay as this device had them', async () => {
  const { user, close } = await openCourse({ content: { captionsUrl: '/files/dusk.vtt' } });
  await user.keyboard('c');
  await user.selectOptions(screen.getByLabelText(i18n.t('player:speed')), '1.5');
  close();
  const { film } = await openCourse({ content: { captionsUrl: '/files/dusk.vtt' } });
  expect([film.playbackRate, film.textTracks[0]?.mode]).toEqual([1.5, 'showing']);
});

test('the transcript leads to its seconds and shows the present one', async () => {
  const { user, film } = await openCourse({
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
  expect(film.currentTime).toBe(7);
  fireEvent.timeUpdate(film);
  await waitFor(() => expect(cue).toHaveAttribute('aria-current', 'true'));
});

test('two taps on the right of the film move it, one does not', async () => {
  const { film } = await openCourse();
  const stage = film.closest('media-controller')!;
  jest.spyOn(stage, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 200));
  const tap = () =>
    fireEvent(
      stage,
      Object.assign(new MouseEvent('pointerup', { clientX: 380, bubbles: true }), { pointerType: 'touch' }),
    );
  tap();
  expect(film.currentTime).toBe(0);
  tap();
  expect(film.currentTime).toBe(10);
});

describe('the position', () => {
  it('is saved every five seconds of the film, and when it pauses', async () => {
    const { film } = await openCourse();
    showSecond(film, 4.9);
    expect(lastSave()).toBeUndefined();
    showSecond(film, 5.2);
    await waitFor(() =>
      expect(lastSave()).toMatchObject({ lessonId: 'evening', videoId: 'dusk', videoTimestamp: 5 }),
    );
    showSecond(film, 8);
    fireEvent.pause(film);
    await waitFor(() => expect(lastSave()).toMatchObject({ videoTimestamp: 8 }));
    expect(await screen.findByText(i18n.t('player:saved'))).toBeVisible();
  });

  it('waits while the network is away, and says so', async () => {
    const { film } = await openCourse();
    answers.setOnline(false);
    showSecond(film, 12);
    fireEvent.pause(film);
    expect(await screen.findByText(i18n.t('player:notSaved'))).toHaveAttribute('role', 'status');
    answers.setOnline(true);
    expect(await screen.findByText(i18n.t('player:saved'))).toBeVisible();
    expect(lastSave()).toMatchObject({ videoTimestamp: 12 });
  });

  it('that is refused is given up, and the member is told', async () => {
    const { film } = await openCourse();
    answers.refuse('patch', '/api/course-progress/{courseId}', 404);
    showSecond(film, 5);
    expect(await screen.findByText(i18n.t('learning:positionRefused'))).toHaveAttribute('role', 'status');
  });

  it('that could not be sent outlives its tab: the next visit sends it first', async () => {
    const { film, close } = await openCourse();
    answers.setOnline(false);
    showSecond(film, 17);
    fireEvent.pause(film);
    await screen.findByText(i18n.t('player:notSaved'));
    close();
    answers.setOnline(true);
    await openCourse();
    expect(lastSave()).toMatchObject({ videoTimestamp: 17 });
  });

  it('is resumed at its video and second, with a welcome', async () => {
    const { film } = await openCourse({ film: 'Film dawn', saved: savedAt('morning', 'dawn', 41) });
    await waitFor(() => expect(film.currentTime).toBe(41));
    expect(await screen.findByText(i18n.t('player:toasts.welcomeBack.title'))).toBeVisible();
    expect(screen.getByText(i18n.t('player:toasts.welcomeBack.description'))).toBeVisible();
  });

  it('of a link wins over the saved one, without a welcome back', async () => {
    const { film } = await openCourse({
      saved: savedAt('morning', 'dawn', 41),
      at: '/course/course?lesson=evening&video=dusk&at=30',
    });
    await waitFor(() => expect(film.currentTime).toBe(30));
    expect(screen.queryByText(i18n.t('player:toasts.welcomeBack.title'))).not.toBeInTheDocument();
    expect(location.search).toBe('');
  });

  it('of another device is offered, and followed only when the member says so', async () => {
    const { user } = await openCourse();
    answers.answer('get', '/api/course-progress/{courseId}', savedAt('morning', 'dawn', 81));
    fireEvent(document, new Event('visibilitychange'));
    const follow = await screen.findByRole('button', {
      name: i18n.t('player:otherDevice.follow', { lesson: morning.title, time: '1:21' }),
    });
    expect(screen.getByRole('heading', { name: evening.title })).toBeVisible();
    await user.click(follow);
    const film = await findFilm('Film dawn');
    await waitFor(() => expect(film.currentTime).toBe(81));
    expect(follow).not.toBeInTheDocument();
  });

  it('of another device need not be followed', async () => {
    const { user, film } = await openCourse();
    answers.answer('get', '/api/course-progress/{courseId}', savedAt('morning', 'dawn', 81));
    fireEvent(document, new Event('visibilitychange'));
    await user.click(await screen.findByRole('button', { name: i18n.t('player:otherDevice.stay') }));
    expect(screen.queryByText(i18n.t('player:otherDevice.title'))).not.toBeInTheDocument();
    expect(film).toBeInTheDocument();
  });
});

describe('a film that breaks', () => {
  it('is fetched afresh and goes on at the same second', async () => {
    const { film } = await openCourse();
    showSecond(film, 14);
    breakFilm(film);
    await waitFor(() => expect(film).not.toBeInTheDocument());
    const fresh = await findFilm();
    await waitFor(() => expect(fresh.currentTime).toBe(14));
    expect(answers.calls('get', '/api/learning/lessons/{lessonId}')).toHaveLength(2);
  });

  it('and cannot be read says so, and what remains; it can be tried again', async () => {
    const { user, film } = await openCourse();
    breakFilm(film, MediaError.MEDIA_ERR_DECODE);
    expect(await screen.findByText(i18n.t('player:trouble.unplayable.title'))).toBeVisible();
    expect(screen.getByRole('link', { name: i18n.t('player:trouble.download') })).toHaveAttribute(
      'download',
      'dusk.mp4',
    );
    await user.click(screen.getByRole('button', { name: i18n.t('player:trouble.retry') }));
    expect(await findFilm()).toBeVisible();
  });

  it('while the server is away comes back by itself', async () => {
    const { film } = await openCourse();
    answers.refuse('get', '/api/learning/lessons/{lessonId}', 503);
    breakFilm(film);
    expect(await screen.findByText(i18n.t('player:trouble.unreachable.title'))).toBeVisible();
    answers.answer('get', '/api/learning/lessons/{lessonId}', lessonContent(evening));
    fireEvent(window, new Event('online'));
    expect(await findFilm()).toBeVisible();
  });
});

describe('a lesson', () => {
  const completion = (facts: { courseCompleted?: boolean; nextLessonId?: string | null } = {}) => ({
    progressPercent: 50,
    lessonCompleted: true,
    courseCompleted: false,
    nextLessonId: null,
    ...facts,
  });
  const withVideosSeen = (...seen: string[]) =>
    aCourse([
      aModule('days', [
        {
          ...evening,
          videos: evening.videos.map((video) => ({ ...video, completed: seen.includes(video.id) })),
        },
        morning,
      ]),
    ]);

  it('is taken film by film: each one that is completed leads to the next', async () => {
    const { user } = await openCourse();
    answers.answer('post', '/api/learning/videos/{videoId}/completion', () => {
      answers.answer('get', '/api/learning/courses/{courseId}', withVideosSeen('dusk'));
      return completion();
    });
    expect(screen.queryByRole('button', { name: i18n.t('player:completeLesson') })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: i18n.t('player:completeVideo') }));
    expect(await screen.findByText(i18n.t('player:toasts.videoComplete.title'))).toBeVisible();
    expect(
      screen.getByText(i18n.t('player:toasts.videoComplete.description', { next: 'Film dark' })),
    ).toBeVisible();
    expect(await findFilm('Film dark')).toBeVisible();
    expect(screen.getByText(i18n.t('player:videoOf', { n: 2, of: 2 }))).toBeVisible();
  });

  it('can be marked complete once all of its films are', async () => {
    const { user } = await openCourse({
      film: 'Film dark',
      outline: withVideosSeen('dusk'),
      at: '/course/course?lesson=evening&video=dark',
    });
    answers.answer('post', '/api/learning/videos/{videoId}/completion', () => {
      answers.answer('get', '/api/learning/courses/{courseId}', withVideosSeen('dusk', 'dark'));
      return completion();
    });
    await user.click(screen.getByRole('button', { name: i18n.t('player:completeVideo') }));
    expect(await screen.findByText(i18n.t('player:toasts.videosComplete.title'))).toBeVisible();
    expect(screen.getByText(i18n.t('player:allVideosComplete'))).toBeVisible();

    answers.answer('post', '/api/learning/lessons/{lessonId}/completion', () => {
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

  it('that could not be completed says so and stays', async () => {
    const { user } = await openCourse();
    answers.refuse('post', '/api/learning/videos/{videoId}/completion', 503);
    await user.click(screen.getByRole('button', { name: i18n.t('player:completeVideo') }));
    expect(await screen.findByText(i18n.t('learning:toasts.failed.description'))).toBeVisible();
  });

  it('may be called complete before its films are, where the coach leaves it to the member', async () => {
    const free = aCourse([aModule('days', [{ ...evening, completionRule: 'by_hand' }, morning])]);
    await openCourse({ outline: free });
    expect(screen.getByRole('button', { name: i18n.t('player:completeVideo') })).toBeVisible();
    expect(screen.getByRole('button', { name: i18n.t('player:completeLesson') })).toBeVisible();
  });

  it('that is the last one shows that the course is completed, with a certificate', async () => {
    const before = withCompleted(
      aCourse([
        aModule('days', [
          { ...evening, videos: evening.videos.map((v) => ({ ...v, completed: true })) },
          morning,
        ]),
      ]),
      'morning',
    );
    const { user } = await openCourse({ outline: before });
    answers.answer('post', '/api/learning/lessons/{lessonId}/completion', () => {
      answers.answer('get', '/api/learning/courses/{courseId}', withCompleted(before, 'evening'));
      return completion({ courseCompleted: true });
    });
    answers.answer('post', '/api/learning/courses/{courseId}/certificate', {
      code: '7KQ2-M0XV-93AT',
      name: 'Rosa Lind',
      courseId: 'course',
      courseTitle: course.title,
      coachName: 'Maren Solveig',
      completedOn: '2027-03-10',
    });
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

  it('can be taken back', async () => {
    const { user } = await openCourse({
      outline: withCompleted(course, 'evening'),
      at: '/course/course?lesson=evening',
    });
    answers.answer('delete', '/api/learning/lessons/{lessonId}/completion', () => {
      answers.answer('get', '/api/learning/courses/{courseId}', course);
      return completion();
    });
    await user.click(screen.getByRole('button', { name: i18n.t('player:undoLesson') }));
    expect(await screen.findByRole('button', { name: i18n.t('player:completeVideo') })).toBeVisible();
  });

  it('of a locked module is not shown; the module says when it opens', async () => {
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
  makeFilmsPlayable();
  answers.answer('get', '/api/learning/courses/{courseId}', course);
  answers.answer('get', '/api/learning/lessons/{lessonId}', lessonContent(evening));
  renderScreen(<CoursePlayer courseId="course" isPreview />, { as: aMember({ role: 'creator' }) });
  const film = await findFilm();
  showSecond(film, 10);
  fireEvent.pause(film);
  expect(screen.getByText(i18n.t('player:preview'))).toBeVisible();
  expect(screen.queryByRole('button', { name: i18n.t('player:completeVideo') })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: i18n.t('player:showNotes') })).not.toBeInTheDocument();
});
