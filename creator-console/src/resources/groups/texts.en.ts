import { counted } from '../../shared/words/counted';
import type { Group } from './groups.api';

type PerKind = Record<Group['kind'], string>;

export const texts = {
  title: 'Circles and pods',
  lead: 'In a circle or pod, students chat, share files and plan events together. Add students on their own pages, or include the group with a product.',
  kinds: { circle: 'Circles', pod: 'Pods' } satisfies PerKind,
  none: { circle: 'No circles yet.', pod: 'No pods yet.' } satisfies PerKind,
  newName: { circle: 'New circle name', pod: 'New pod name' } satisfies PerKind,
  add: { circle: 'Add circle', pod: 'Add pod' } satisfies PerKind,
  membersOf: (count: number, name: string) => `${texts.members(count)} in ${name}`,
  members: (count: number) => counted(count, { one: '1 student', other: `${count} students` }),
  broughtBy: 'Included with',
  name: 'Name',
  rename: (name: string) => `Rename ${name}`,
  delete: (name: string) => `Delete ${name}`,
  save: 'Save',
  cancel: 'Cancel',
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteText: (members: number) =>
    members === 0
      ? 'This group has no students.'
      : `This group has ${texts.members(members)}. This can’t be undone.`,
  confirm: 'Delete',
  failed: 'This couldn’t be saved',
  tryAgain: 'Nothing was changed. Please try again.',
  loading: 'Loading',
  notLoaded: 'Circles and pods couldn’t be loaded.',
  chat: 'Chat',
  chatOf: (name: string) => `${name} chat`,
  chatFailed: 'The chat couldn’t be opened',
} as const;
