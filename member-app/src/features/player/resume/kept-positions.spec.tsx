import { answers } from '@sanctum/openapi/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { showSecond, withCompleted } from '../../../../testing';
import { evening, findPlayback, morning, openPlayer, savedAt, twoLessons } from '../../../../testing/player';
import { i18n } from '../../../shared/words/i18n';

const saves = () => answers.calls('patch', '/api/course-progress/{courseId}').map(({ body }) => body);
const choose = (title: string) => screen.getByRole('link', { name: new RegExp(`^${title}`) });

test('a lesson opened again continues where its video was left', async () => {
  const { user } = openPlayer();
  showSecond(await findPlayback(), 43);
  await user.click(choose(morning.title));
  await findPlayback('LessonVideo dawn');
  await waitFor(() =>
    expect(saves()).toEqual([
      expect.objectContaining({ lessonId: 'evening', videoId: 'dusk', videoTimestamp: 43 }),
      expect.objectContaining({ lessonId: 'morning', videoId: 'dawn', videoTimestamp: 0 }),
    ]),
  );

  await user.click(choose(evening.title));
  const video = await findPlayback();
  await waitFor(() => expect(video.currentTime).toBe(43));
  expect(saves().at(-1)).toMatchObject({ videoId: 'dusk', videoTimestamp: 43 });
});

test('a video continues where an earlier visit left it, on any device', async () => {
  const { user } = openPlayer({
    saved: { ...savedAt('evening', 'dusk', 10), videoPositions: [{ videoId: 'dawn', videoTimestamp: 33 }] },
  });
  await findPlayback();
  await user.click(choose(morning.title));
  const video = await findPlayback('LessonVideo dawn');
  await waitFor(() => expect(video.currentTime).toBe(33));
});

test('a video watched to its end starts from the beginning', async () => {
  const { user } = openPlayer({
    saved: { ...savedAt('evening', 'dusk', 10), videoPositions: [{ videoId: 'dawn', videoTimestamp: 99 }] },
  });
  await findPlayback();
  await user.click(choose(morning.title));
  const video = await findPlayback('LessonVideo dawn');
  await waitFor(() => expect(saves().at(-1)).toMatchObject({ videoId: 'dawn', videoTimestamp: 0 }));
  expect(video.currentTime).toBe(0);
});

test('a look into a completed lesson is not taken for another device', async () => {
  const { user } = openPlayer({
    outline: withCompleted(twoLessons, 'evening'),
    saved: savedAt('morning', 'dawn', 41),
  });
  await findPlayback('LessonVideo dawn');
  await user.click(choose(evening.title));
  await findPlayback();
  await waitFor(() => expect(saves().at(-1)).toMatchObject({ lessonId: 'evening' }));
  const asked = answers.calls('get', '/api/course-progress/{courseId}').length;
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() =>
    expect(answers.calls('get', '/api/course-progress/{courseId}')).toHaveLength(asked + 1),
  );
  expect(screen.queryByText(i18n.t('player:otherDevice.title'))).not.toBeInTheDocument();
});
