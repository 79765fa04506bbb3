import type { SiteContent } from './content/site-content.js';

type Pictures = SiteContent['pictures'];

export interface PictureAddresses {
  portraitUrl: string | null;
  hero: { pictureUrl: string; videoUrl: string | null };
}

/** Default poster and video, which come with the member app. */
const OUR_VIDEO = { pictureUrl: '/media/hero-poster.webp', videoUrl: '/media/hero.mp4' };

/** Permanent public addresses, which work as long as the published site shows the files. */
export const publicAddresses = (pictures: Pictures): PictureAddresses =>
  addressesBy(pictures, {
    portrait: (id) => `/api/site/pictures/${id}/portrait`,
    hero: (id) => `/api/site/pictures/${id}/hero`,
    video: (id) => `/api/site/videos/${id}`,
  });

/**
 * Returns the addresses of files. Skips files without a URL, and videos without a poster, because with reduced motion
 * nothing would be visible.
 */
export function addressesBy(
  { portrait, hero }: Pictures,
  to: Record<'portrait' | 'hero' | 'video', (id: string) => string | undefined>,
): PictureAddresses {
  const pictureUrl = hero.picture === null ? undefined : to.hero(hero.picture);
  const videoUrl = hero.video === null ? undefined : to.video(hero.video);
  return {
    portraitUrl: (portrait === null ? undefined : to.portrait(portrait)) ?? null,
    hero: pictureUrl === undefined ? OUR_VIDEO : { pictureUrl, videoUrl: videoUrl ?? null },
  };
}
