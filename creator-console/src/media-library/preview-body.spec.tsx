import { render, screen } from '@testing-library/react';
import { blank } from '@sanctum/openapi/testing';
import { PreviewBody } from './preview-body';
import { texts } from './texts';

const film = (playsEverywhere: boolean | null) => ({
  ...blank('MediaAssetDetailResponse'),
  fileType: 'video' as const,
  url: '/film.mp4',
  captionsUrl: null,
  playsEverywhere,
});

test('a film that many browsers cannot show comes with a warning and what would work', () => {
  render(<PreviewBody asset={film(false)} />);
  expect(screen.getByText(texts.playsInFew)).toBeVisible();
});

test.each([true, null])(
  'a film that plays everywhere, or of which it is unknown (%s), comes without',
  (plays) => {
    render(<PreviewBody asset={film(plays)} />);
    expect(screen.queryByText(texts.playsInFew)).not.toBeInTheDocument();
  },
);
