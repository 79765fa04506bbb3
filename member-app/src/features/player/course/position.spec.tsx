import { answers } from '@sanctum/openapi/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { showSecond } from '../../../../testing';
import { evening, findPlayback, morning, openCourse, savedAt } from '../../../../testing/player';
import { i18n } from '../../../shared/words/i18n';

const lastSave = () => answers.calls('patch', '/api/course-progress/{courseId}').at(-1)?.body;

describe('the position', () => {
  it('is saved every five seconds of the video, and when it pauses', async () => {
    const { video } = await openCourse();
    showSecond(video, 4.9);
    expect(lastSave()).toBeUndefined();
    showSecond(video, 5.2);
    await waitFor(() =>
      expect(lastSave()).toMatchObject({ lessonId: 'evening', videoId: 'dusk', videoTimestamp: 5 }),
    );
    showSecond(video, 8);
    fireEvent.pause(video);
    await waitFor(() => expect(lastSave()).toMatchObject({ videoTimestamp: 8 }));
    expect(await screen.findByText(i18n.t('player:saved'))).toBeVisible();
  });

  it('waits while there is no network, and says so', async () => {
    const { video } = await openCourse();
    answers.setOnline(false);
    showSecond(video, 12);
    fireEvent.pause(video);
    expect(await screen.findByText(i18n.t('player:notSaved'))).toHaveAttribute('role', 'status');
    answers.setOnline(true);
    expect(await screen.findByText(i18n.t('player:saved'))).toBeVisible();
    expect(lastSave()).toMatchObject({ videoTimestamp: 12 });
  });

  it('that is refused is dropped, with a message', async () => {
    const { video } = await openCourse();
    answers.refuse('patch', '/api/course-progress/{courseId}', 404);
    showSecond(video, 5);
    expect(await screen.findByText(i18n.t('learning:positionRefused'))).toHaveAttribute('role', 'status');
  });

  it('that could not be sent survives its tab, and the next visit sends it first', async () => {
    const { video, close } = await openCourse();
    answers.setOnline(false);
    showSecond(video, 17);
    fireEvent.pause(video);
    await screen.findByText(i18n.t('player:notSaved'));
    close();
    answers.setOnline(true);
    await openCourse();
    expect(lastSave()).toMatchObject({ videoTimestamp: 17 });
  });

  it('is resumed at its video and second, with a welcome', async () => {
    const { video } = await openCourse({ video: 'LessonVideo dawn', saved: savedAt('morning', 'dawn', 41) });
    await waitFor(() => expect(video.currentTime).toBe(41));
    expect(await screen.findByText(i18n.t('player:toasts.welcomeBack.title'))).toBeVisible();
    expect(screen.getByText(i18n.t('player:toasts.welcomeBack.description'))).toBeVisible();
  });

  it('in a link wins over the saved one, without a welcome back', async () => {
    const { video } = await openCourse({
      saved: savedAt('morning', 'dawn', 41),
      at: '/course/course?lesson=evening&video=dusk&at=30',
    });
    await waitFor(() => expect(video.currentTime).toBe(30));
    expect(screen.queryByText(i18n.t('player:toasts.welcomeBack.title'))).not.toBeInTheDocument();
    expect(location.search).toBe('?lesson=evening');
  });

  it('of another device is offered, and followed only on request', async () => {
    const { user } = await openCourse();
    answers.answer('get', '/api/course-progress/{courseId}', savedAt('morning', 'dawn', 81));
    fireEvent(document, new Event('visibilitychange'));
    const follow = await screen.findByRole('button', {
      name: i18n.t('player:otherDevice.follow', { lesson: morning.title, time: '1:21' }),
    });
    expect(screen.getByRole('heading', { name: evening.title })).toBeVisible();
    await user.click(follow);
    const video = await findPlayback('LessonVideo dawn');
    await waitFor(() => expect(video.currentTime).toBe(81));
    expect(follow).not.toBeInTheDocument();
  });

  it('of another device can be declined', async () => {
    const { user, video } = await openCourse();
    answers.answer('get', '/api/course-progress/{courseId}', savedAt('morning', 'dawn', 81));
    fireEvent(document, new Event('visibilitychange'));
    await user.click(await screen.findByRole('button', { name: i18n.t('player:otherDevice.stay') }));
    expect(screen.queryByText(i18n.t('player:otherDevice.title'))).not.toBeInTheDocument();
    expect(video).toBeInTheDocument();
  });
});
