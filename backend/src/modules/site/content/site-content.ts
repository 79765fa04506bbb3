import { z } from 'zod';
import { announcement } from './announcement.js';
import { coach } from './coach.js';
import { coaching } from './coaching.js';
import { home } from './home.js';
import { PALETTE_NAMES } from './palettes.js';
import { pictures } from './pictures.js';
import { place } from './place.js';
import { socialLinks } from './social-links.js';

const palette = z.enum(PALETTE_NAMES).describe('Colors of pages and emails');

/** Everything the coach writes and chooses for the place: stored, edited, kept in history and published as one. */
export const siteContent = z.strictObject({
  place,
  coach,
  announcement,
  home,
  coaching,
  palette,
  pictures,
  socialLinks,
});

export type SiteContent = z.output<typeof siteContent>;
