import { counted } from '../../shared/words/counted';
import type { Group } from './groups.api';

type PerKind = Record<Group['kind'], string>;

export const texts = {
  title: 'Circles and pods',
  lead: 'Put students into them on their pages, or let a product bring whoever has it. There they write, share files and have events among themselves.',
  kinds: { circle: 'Circles', pod: 'Pods' } satisfies PerKind,
  none: { circle: 'No circles yet.', pod: 'No pods yet.' } satisfies PerKind,
  newName: { circle: 'Name of a new circle', pod: 'Name of a new pod' } satisfies PerKind,
  add: { circle: 'Add circle', pod: 'Add pod' } satisfies PerKind,
  membersOf: (count: number, name: string) => `${texts.members(count)} of ${name}`,
  members: (count: number) => counted(count, { one: '1 student', other: `${count} students` }),
  broughtBy: 'Comes with',
  name: 'Name',
  rename: (name: string) => `Rename ${name}`,
  delete: (name: string) => `Delete ${name}`,
  save: 'Save',
  cancel: 'Cancel',
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteText: (members: number) =>
    members === 0
      ? 'Nobody is in it.'
      : `${texts.members(members)} will be in none then. This cannot be undone.`,
  confirm: 'Delete',
  failed: 'This could not be saved',
  tryAgain: 'Nothing has changed. Please try again.',
  loading: 'Loading',
  notLoaded: 'Circles and pods could not be loaded.',
  again: 'Try again',
  chat: 'Chat',
  chatOf: (name: string) => `Chat of ${name}`,
  chatFailed: 'The chat could not be opened',
} as const;
