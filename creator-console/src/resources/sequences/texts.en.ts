import { counted } from '../../shared/words/counted';
import type { NewSequence, SequenceEntry } from './sequence';

type EndReason = NonNullable<SequenceEntry['endReason']>;

export const texts = {
  title: 'Sequences',
  create: 'New sequence',
  notThere: 'Sequence not found',
  notThereText: 'It may have been deleted, or the link may be incomplete.',
  toAll: 'See all sequences',
  none: 'No sequences yet',
  noneText:
    'A sequence sends emails automatically, such as after someone registers or buys a product. Create one to get started.',
  noneFound: 'No matches',
  noneFoundText: 'Try another name or trigger.',

  name: 'Name',
  nameHelp: 'Only you see this.',
  trigger: 'Starts when a student',
  triggers: {
    registered: 'registers',
    cart_left: 'leaves a product in the cart',
    bought: 'buys a product',
    enrolled: 'gets access to a product',
    module_opened: 'unlocks a module',
    quiet: 'becomes inactive',
  } satisfies Record<NewSequence['trigger'], string>,
  product: 'Product',
  productHelp: 'Leave empty for any product.',
  cartHelp: (address: string) =>
    `Starts four hours after the last product was added, at most once in 30 days, and ends once it’s bought or removed. Link to the cart: ${address}`,
  quietDays: 'Days inactive',
  goal: 'Ends when they own',
  goalHelp: 'Optional. Students who own this product get no more of these emails.',
  purpose: 'Purpose',
  purposes: { marketing: 'News and offers', service: 'About something they own' } satisfies Record<
    NewSequence['purpose'],
    string
  >,
  mailings: 'Emails',
  mailingNo: (number: number) => `Email ${number}`,
  mailingCalled: (number: number, subject: string) => `Email ${number}: ${subject}`,
  delay: 'Days to wait',
  delayHelp:
    'Counted from the previous email, or from the start for the first one. Enter 0 to send right away.',
  after: (days: number) =>
    days === 0 ? 'Right away' : counted(days, { one: '1 day later', other: `${days} days later` }),

  state: 'Status',
  on: 'On',
  off: 'Off',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  turnedOn: 'Sequence turned on. It applies to new activity only.',
  turnedOff: 'Sequence turned off. No emails will be sent.',
  change: 'Edit',
  back: 'Back to sequence',
  save: 'Save',
  saved: 'Sequence saved',
  createdText: 'It’s off until you turn it on.',
  failed: 'This couldn’t be saved',
  stale: 'This sequence was changed elsewhere. Your changes are still here. Save again to keep them.',
  remove: 'Delete',
  removeTitle: 'Delete this sequence?',
  removeText: (name: string) => `“${name}” and its emails will be deleted. This can’t be undone.`,
  deleted: 'Sequence deleted',

  since: 'On since',
  active: 'In progress',
  ended: 'Finished or left',
  people: 'Students',
  student: 'Student',
  beganWith: 'Started with',
  entered: 'Started',
  next: 'Next email',
  nextOn: (subject: string, moment: string) => `${subject}, ${moment}`,
  endedOn: (why: string, day: string) => `${why}, ${day}`,
  endReasons: {
    completed: 'Finished',
    goal: 'Reached the goal',
    came_back: 'Active again',
    not_owned: 'No longer owns it',
    not_in_cart: 'No longer in the cart',
    unsubscribed: 'Unsubscribed',
    blocked: 'Blocked',
    minor: 'Under 18',
  } satisfies Record<EndReason, string>,
  entryList: {
    none: 'No students yet',
    noneText: 'Students in this sequence will appear here with their next email.',
    noneFound: 'No matches',
    noneFoundText: 'Try another name.',
  },
} as const;
