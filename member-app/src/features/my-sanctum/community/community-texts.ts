import { placeName } from '../../../shared/lib/place-name';

/** Some of it is quoted from the specification, letter for letter; the rest is ours. */
export const communityTexts = {
  profile: {
    title: 'My Profile',
    since: (date: string) => `Member since ${date}`,
    noBio: 'Say a line or two about yourself, so that others know whom they meet.',
    edit: 'Edit profile',
  },
  collective: {
    title: `${placeName} Collective`,
    notOpen: 'The Collective is not open yet',
    text: (coach: string) =>
      `It will be the place where members and ${coach} share what they are living through. It opens with a later version of this site; until then nobody can write here, so you are missing nothing.`,
    meanwhile: (coach: string) => `If something moves you today, write to ${coach}. Every letter is read.`,
    write: (coach: string) => `Write to ${coach}`,
    next: 'Go on learning',
  },
  circle: {
    title: `${placeName} Circle`,
    none: 'Join a Circle',
    text: "You haven't been added to any circles yet. Once you're added to a circle by your coach, you'll be able to connect with your group here.",
    notOpen: 'Circles are not open yet: the room where they meet comes with a later version of this site.',
    isIn: (names: readonly string[]) => `You are in ${names.join(' and ')}`,
    whoAdded: (coach: string) => `${coach} has put you together with others.`,
    select: 'Select Circle',
    nothing: {
      title: 'No circle to select yet',
      text: (coach: string) =>
        `Circles are small groups that ${coach} puts together. If you would like to be in one, say so in a letter.`,
      write: (coach: string) => `Write to ${coach}`,
    },
  },
  messages: {
    title: 'Messages',
    inbox: 'Inbox',
    notOpen: 'Messages are not open yet',
    notOpenText: (coach: string) =>
      `They come with a later version of this site. Until then, an e-mail reaches ${coach}.`,
    conversation: 'Conversation',
    select: 'Select a conversation to start messaging',
    write: (coach: string) => `Write to ${coach} by e-mail`,
  },
} as const;
