import { render, screen } from '@testing-library/react';
import { blank } from '@sanctum/openapi/testing';
import { PreviewBody } from './preview-body';
import { texts } from './texts';

const video = (canPlayEverywhere: boolean | null) => ({
  ...blank('MediaAssetDetailResponse'),
  fileType: 'video' as const,
  url: '/video.mp4',
  captionsUrl: null,
  canPlayEverywhere,
});

test('a video that many browsers cannot show comes with a warning and what would work', () => {
  render(<PreviewBody asset={video(false)} />);
  expect(screen.getByText(texts.playsInFew)).toBeVisible();
});

test.each([true, null])(
  'a video that plays everywhere, or of which it is unknown (%s), comes without',
  (plays) => {
    render(<PreviewBody asset={video(plays)} />);
    expect(screen.queryByText(texts.playsInFew)).not.toBeInTheDocument();
  },
);
