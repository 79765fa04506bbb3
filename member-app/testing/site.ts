import { blank } from '@sanctum/openapi/testing';
import type { Site } from '../src/shared/site/site';

/** A site that names its coach and shows its newest courses; tests name what else matters to them. */
export function aSite(facts: Partial<Site> = {}): Site {
  const site = blank('SiteResponse');
  return {
    ...site,
    timeZone: 'UTC',
    place: { ...site.place, name: 'Willow House' },
    coach: { ...site.coach, name: 'Ada Stone', firstName: 'Ada', email: 'ada@example.org' },
    coaching: { ...site.coaching, booking: { ...site.coaching.booking, isShown: true } },
    home: { ...site.home, featured: { ...site.home.featured, isShown: true } },
    pictures: { portraitUrl: null, hero: { pictureUrl: '/media/hero-poster.webp', videoUrl: null } },
    ...facts,
  };
}
