import { stylesheetOf } from './content/palettes.js';
import type { SiteContent } from './content/site-content.js';
import { STARTING_CONTENT } from './content/starting-content.js';
import type { PictureAddresses } from './picture-addresses.js';

const NAMELESS = { name: 'Your coach', firstName: 'your coach' };

/** Content that a visitor sees now. `sender`: the address that emails come from. */
export function visibleSite(
  content: Omit<SiteContent, 'translations'>,
  pictures: PictureAddresses,
  sender: string,
  now: Date,
) {
  const { coach, announcement } = content;
  const name = coach.name || NAMELESS.name;
  const { palette, home, coaching, ...words } = content;
  return {
    ...words,
    home: {
      ...home,
      definition: definitionOf(content),
      meet: { ...home.meet, isShown: showsCoach(home.meet) },
    },
    coaching: { ...coaching, bio: { ...coaching.bio, isShown: showsCoach(coaching.bio) } },
    pictures,
    stylesheet: stylesheetOf(palette),
    coach: {
      name,
      credentials: coach.credentials,
      firstName: coach.firstName || coach.name.split(/\s/)[0] || NAMELESS.firstName,
      email: coach.email || sender,
    },
    announcement: isOn(announcement, now) ? { text: announcement.text, url: announcement.url } : null,
  };
}

/**
 * Puts the site's name into the dictionary card until the coach has written another word. Drops the pronunciation then,
 * because the default word's does not fit another name.
 */
function definitionOf({
  place,
  home: { definition },
}: Pick<SiteContent, 'place' | 'home'>): SiteContent['home']['definition'] {
  const starting = STARTING_CONTENT.home.definition;
  const isOwnWord = definition.word !== starting.word;
  if (isOwnWord || place.name === STARTING_CONTENT.place.name) return definition;
  const sound = definition.sound === starting.sound ? '' : definition.sound;
  return { ...definition, word: place.name, sound };
}

/** True once a section about the coach has any text. */
export const showsCoach = ({ isShown, paragraphs }: SiteContent['home']['meet']): boolean =>
  isShown && paragraphs.length > 0;

const isOn = ({ text, from, until }: SiteContent['announcement'], now: Date): boolean =>
  text !== '' && (from === null || new Date(from) <= now) && (until === null || now < new Date(until));

/** Extracts the address from `Willow <hello@example.org>`. */
export const addressOf = (sender: string): string => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;
