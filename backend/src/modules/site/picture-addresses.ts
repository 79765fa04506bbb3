import type { SiteContent } from './content/site-content.js';

type Pictures = SiteContent['pictures'];

export interface PictureAddresses {
  portraitUrl: string | null;
  hero: { pictureUrl: string; filmUrl: string | null };
}

/** Default poster and video of a place without its own; they come with the member app. */
const OUR_FILM = { pictureUrl: '/media/hero-poster.webp', filmUrl: '/media/hero.mp4' };

/** Permanent public addresses, which work as long as the published site shows the files. */
export const publicAddresses = (pictures: Pictures): PictureAddresses =>
  addressesBy(pictures, {
    portrait: (id) => `/api/site/pictures/${id}/portrait`,
    hero: (id) => `/api/site/pictures/${id}/hero`,
    film: (id) => `/api/site/films/${id}`,
  });

type AddressOf = (id: string) => string | undefined;

/** Skips files without an address, and videos without a poster: with reduced motion nothing would be seen. */
export function addressesBy(
  { portrait, hero }: Pictures,
  to: Record<'portrait' | 'hero' | 'film', AddressOf>,
): PictureAddresses {
  const pictureUrl = hero.picture === null ? undefined : to.hero(hero.picture);
  const filmUrl = hero.film === null ? undefined : to.film(hero.film);
  return {
    portraitUrl: (portrait === null ? undefined : to.portrait(portrait)) ?? null,
    hero: pictureUrl === undefined ? OUR_FILM : { pictureUrl, filmUrl: filmUrl ?? null },
  };
}
