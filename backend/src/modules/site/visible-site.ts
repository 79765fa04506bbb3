import { stylesheetOf } from './content/palettes.js';
import type { SiteContent } from './content/site-content.js';
import type { PictureAddresses } from './picture-addresses.js';

const NAMELESS = { name: 'Your coach', firstName: 'your coach' };

/** What a visitor sees at this moment. `sender` is the address that mails come from. */
export function visibleSite(content: SiteContent, pictures: PictureAddresses, sender: string, now: Date) {
  const { coach, announcement } = content;
  const name = coach.name || NAMELESS.name;
  const { palette, home, coaching, ...words } = content;
  return {
    ...words,
    home: { ...home, meet: { ...home.meet, isShown: showsCoach(home.meet) } },
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

/** A section about the coach switches on with its first words. */
export const showsCoach = ({ isShown, paragraphs }: SiteContent['home']['meet']): boolean =>
  isShown && paragraphs.length > 0;

const isOn = ({ text, from, until }: SiteContent['announcement'], now: Date): boolean =>
  text !== '' && (from === null || new Date(from) <= now) && (until === null || now < new Date(until));

/** The address in `Willow <hello@example.org>`. */
export const addressOf = (sender: string): string => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;
