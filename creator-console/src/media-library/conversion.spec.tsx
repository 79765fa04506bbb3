import { answers, blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing';
import { ConversionSettings } from './conversion';
import { PreviewBody } from './preview-body';
import { texts } from './texts';

const words = texts.conversion;
type Video = Parameters<typeof PreviewBody>[0]['asset'];

const show = (facts: Partial<Video>, isAvailable = true) => {
  answers.answer('get', '/api/creator/media/conversion', {
    isAvailable,
    wantsOriginals: true,
    perMinuteSeconds: 120,
  });
  const video: Video = {
    ...blank('MediaAssetDetailResponse'),
    id: 'walk',
    fileType: 'video',
    url: '/video.mov',
    captionsUrl: null,
    posterUrl: null,
    durationSeconds: 90,
    canPlayEverywhere: false,
    conversion: null,
    ...facts,
  };
  return renderScreen(<PreviewBody asset={video} />);
};

test.each([true, null])('a video that plays everywhere, or perhaps (%s), has no notice', (plays) => {
  show({ canPlayEverywhere: plays });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without a converter, the coach is told what would work', async () => {
  show({ conversion: 'waiting' }, false);
  expect(await screen.findByText(texts.playsInFew)).toBeVisible();
});

test('a running conversion shows its progress and remaining time', async () => {
  show({ conversion: 'running', conversionPercent: 43 });
  expect(await screen.findByText(`${words.running(43)}. ${words.takes(3)}`)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: words.progress })).toHaveAttribute('aria-valuenow', '43');
});

test.each([
  ['a conversion that failed is tried again', 'failed', words.failedHelp, texts.again],
  ['a video from before is converted', null, words.startHelp, words.start],
] as const)('%s', async (_, conversion, help, act) => {
  const { user } = show({ conversion });
  answers.answer('post', '/api/creator/media/{id}/convert', blank('MediaAssetDetailResponse'));
  expect(await screen.findByText(help)).toBeVisible();
  await user.click(screen.getByRole('button', { name: act }));
  expect(answers.calls('post', '/api/creator/media/{id}/convert')).toHaveLength(1);
});

test('the coach is told what happens to videos, and chooses not to keep originals', async () => {
  const state = { isAvailable: true, wantsOriginals: true, perMinuteSeconds: 60 };
  answers.answer('get', '/api/creator/media/conversion', state);
  answers.answer('patch', '/api/creator/media/conversion', { ...state, wantsOriginals: false });
  const { user } = renderScreen(<ConversionSettings />);
  expect(await screen.findByText(words.about(1))).toBeVisible();
  const keep = screen.getByRole('switch', { name: words.keepOriginals });
  await user.click(keep);
  expect(keep).not.toBeChecked();
});

test('before an upload the coach is told that the site can’t convert', async () => {
  answers.answer('get', '/api/creator/media/conversion', {
    isAvailable: false,
    wantsOriginals: true,
    perMinuteSeconds: 60,
  });
  renderScreen(<ConversionSettings />);
  expect(await screen.findByText(words.missing)).toBeVisible();
});
