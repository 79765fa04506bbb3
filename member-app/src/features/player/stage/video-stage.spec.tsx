import { screen } from '@testing-library/react';
import { findPlayback, openPlayer } from '../../../../testing/player';
import { showMetadata, showSecond } from '../../../../testing/videos';

jest.mock('media-chrome/react', () => jest.requireActual('../../../../testing/video-controls'));

const smaller = { url: 'http://localhost:3000/files/small.mp4', height: 720 };

test('a video whose picture this browser can’t decode says so, with a download, instead of playing blank', async () => {
  openPlayer();
  showMetadata(await findPlayback(), { hasPicture: false });
  expect(await screen.findByText('Your browser can’t show this video’s picture')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download video' })).toHaveAttribute(
    'href',
    expect.stringMatching(/dusk/),
  );
});

test('a video with a picture stays', async () => {
  openPlayer();
  showMetadata(await findPlayback());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a member chooses the smaller video, which continues at the same second, and also on the next visit', async () => {
  const { user, close } = openPlayer({ content: { smaller } });
  const video = await findPlayback();
  await video.play();
  showSecond(video, 42);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Video quality' }), '720p');
  expect(video).toHaveAttribute('src', smaller.url);
  video.currentTime = 0;
  showMetadata(video);
  expect(video.currentTime).toBe(42);
  expect(video.paused).toBe(false);
  close();
  openPlayer({ content: { smaller } });
  expect(await findPlayback()).toHaveAttribute('src', smaller.url);
});

test('on a connection that saves data, the smaller video is chosen automatically', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  openPlayer({ content: { smaller } });
  expect(await findPlayback()).toHaveAttribute('src', smaller.url);
  Reflect.deleteProperty(navigator, 'connection');
});

test('a video with one size offers no choice', async () => {
  openPlayer();
  await findPlayback();
  expect(screen.queryByRole('combobox', { name: 'Video quality' })).not.toBeInTheDocument();
});
