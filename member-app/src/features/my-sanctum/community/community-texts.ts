import { coach } from '../../../shared/lib/coach';

/** Some of it is quoted from the specification, letter for letter; the rest is ours. */
export const communityTexts = {
  profile: {
    title: 'My Profile',
    since: (date: string) => `Member since ${date}`,
    noBio: 'Say a line or two about yourself, so that others know whom they meet.',
    edit: 'Edit profile',
  },
  collective: {
    title: 'Sanctum Collective',
    none: 'The circle is quiet',
    text: `Nobody has written here yet. What ${coach.firstName} and other members share will be read here.`,
    next: 'Go on learning',
  },
  circle: {
    title: 'Sanctum Circle',
    none: 'Join a Circle',
    text: "You haven't been added to any circles yet. Once you're added to a circle by your coach, you'll be able to connect with your group here.",
    select: 'Select Circle',
    nothing: {
      title: 'No circle to select yet',
      text: `Circles are small groups that ${coach.firstName} puts together. If you would like to be in one, write to her.`,
      write: `Write to ${coach.firstName}`,
    },
  },
  messages: {
    title: 'Messages',
    inbox: 'Inbox',
    empty: 'No conversations yet',
    emptyText: 'Somebody who writes to you will be listed here.',
    conversation: 'Conversation',
    select: 'Select a conversation to start messaging',
    write: `Write to ${coach.firstName} by e-mail`,
  },
} as const;
