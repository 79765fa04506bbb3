import { z } from 'zod';
import { emptyOr, text, someText } from '../../../platform/zod/text.js';
import { httpsUrl } from '../../../platform/zod/links.js';
import { announcement } from './announcement.js';
import { PALETTE_NAMES } from './palettes.js';
import { filled, cards, isShown, items, line, paragraph, paragraphs, title, card } from './parts.js';

/** Other places to find the coach, listed at the end of every page. */
const socialLinks = filled(
  z.strictObject({ label: text(40), url: emptyOr(httpsUrl) }),
  8,
  ({ label, url }) => label !== '' && url !== '',
);

/** Name of the site, and short texts about it. */
const place = z.strictObject({
  name: someText(60).describe('Shown in the header, page titles, emails and certificates'),
  tagline: text(200).describe('Shown below the name at the end of every page'),
  description: text(200).describe('Shown by search engines and link previews'),
  closing: text(120).describe('Last line of every page'),
});

const picture = z.uuid().nullable().describe('A picture of the media library; null: none');

/** Pictures and video of the site, as files of the media library. */
const pictures = z.strictObject({
  portrait: picture.describe('Photo of the coach; null: an illustration'),
  hero: z.strictObject({
    picture: picture.describe('Top of the home page, or the poster of its video; null: the default video'),
    video: z.uuid().nullable().describe('Video from the media library; null: only the picture'),
  }),
  icon: picture.describe('Browser tab icon; null: the first letter of the name'),
  card: picture.describe('Preview image for links to the site; null: made from its name'),
});

/** Max products shown: four rows of cards. */
const MOST_FEATURED = 12;

/** The home page, section by section. */
const home = z.strictObject({
  hero: z.strictObject({ eyebrow: line, title, lead: paragraph }),
  definition: z.strictObject({
    isShown,
    word: line,
    sound: line.describe('Pronunciation'),
    kind: line.describe('Part of speech'),
    meanings: items,
    title,
    features: cards,
  }),
  offerings: z.strictObject({
    isShown,
    eyebrow: line,
    title,
    courses: card,
    circles: card,
    coaching: card,
  }),
  featured: z.strictObject({
    isShown,
    eyebrow: line,
    title,
    shows: z.enum(['newest', 'picked']).describe('Newest courses, or selected products'),
    products: filled(emptyOr(z.uuid()), MOST_FEATURED, (id) => id !== '').describe(
      'Selected products, in order',
    ),
  }),
  testimonials: z
    .strictObject({ isShown, eyebrow: line, title })
    .describe('Reviews whose authors agreed to be quoted; hidden while there are none'),
  meet: z
    .strictObject({ isShown, eyebrow: line, paragraphs })
    .describe('About the coach, in the first person'),
});

const audience = z.strictObject({ title, items });

/** The coaching page, section by section. */
const coaching = z.strictObject({
  hero: z.strictObject({ eyebrow: line, title, lead: paragraph, note: line }),
  whatIs: z.strictObject({ isShown, eyebrow: line, title, paragraphs, stepsTitle: title, steps: cards }),
  benefits: z.strictObject({ isShown, eyebrow: line, title, mothers: audience, daughters: audience }),
  bio: z.strictObject({ isShown, eyebrow: line, paragraphs }),
  offerings: z.strictObject({ isShown, eyebrow: line, title }),
  booking: z.strictObject({
    isShown,
    eyebrow: line,
    title,
    lead: paragraph,
    pointsTitle: title,
    points: items,
    howTitle: title,
    how: paragraph,
    privacy: line,
    action: text(60).describe('Labels of the buttons that lead here; empty: the defaults'),
  }),
});

/** Public profile of the coach. */
const coach = z.strictObject({
  name: text(80).describe('Empty: pages don’t name the coach'),
  firstName: text(40).describe('How members call the coach; empty: the first word of the name'),
  email: emptyOr(z.email().max(254)).describe('Contact address for members; empty: the sender of emails'),
  credentials: filled(text(160), 12, (words) => words !== ''),
});

const palette = z.enum(PALETTE_NAMES).describe('Colors of pages and emails');

/** Questions that buyers ask, with answers, on every product's page. */
const faq = z
  .strictObject({
    title,
    questions: filled(
      z.strictObject({ title: text(160), text: text(1_000) }),
      12,
      ({ title: question, text: answer }) => question !== '' && answer !== '',
    ),
  })
  .describe('Shown on product pages once there are questions');

const headed = { eyebrow: true, title: true } as const;
const offSwitch = { isShown: true } as const;

/**
 * Texts of the site in another language, in the shape of the content; an empty one is shown in English. The names of
 * the site and the coach, pictures, links and switches are the same in every language.
 */
const siteTexts = z.strictObject({
  place: place.omit({ name: true }),
  coach: coach.pick({ credentials: true }),
  announcement: announcement.pick({ text: true }),
  home: z.strictObject({
    hero: home.shape.hero,
    definition: home.shape.definition.omit(offSwitch),
    offerings: home.shape.offerings.omit(offSwitch),
    featured: home.shape.featured.pick(headed),
    testimonials: home.shape.testimonials.pick(headed),
    meet: home.shape.meet.omit(offSwitch),
  }),
  coaching: z.strictObject({
    hero: coaching.shape.hero,
    whatIs: coaching.shape.whatIs.omit(offSwitch),
    benefits: coaching.shape.benefits.omit(offSwitch),
    bio: coaching.shape.bio.omit(offSwitch),
    offerings: coaching.shape.offerings.omit(offSwitch),
    booking: coaching.shape.booking.omit(offSwitch),
  }),
  faq,
});

export type SiteTexts = z.output<typeof siteTexts>;

/** Everything the coach writes and chooses for the site: stored, edited, versioned and published as one. */
export const siteContent = z.strictObject({
  place,
  coach,
  announcement,
  home,
  coaching,
  faq,
  palette,
  pictures,
  socialLinks,
  translations: z.strictObject({ es: siteTexts.describe('Spanish') }),
});

export type SiteContent = z.output<typeof siteContent>;
