import { counted } from '../../shared/words/counted';
import type { NewSequence, SequenceEntry } from './sequence';

type EndReason = NonNullable<SequenceEntry['endReason']>;

export const texts = {
  title: 'Sequences',
  create: 'New sequence',
  notThere: 'No sequence at this address',
  notThereText: 'Perhaps the address is incomplete, or it was deleted.',
  toAll: 'See all sequences',
  none: 'No sequences yet',
  noneText:
    'A sequence is a row of letters that begins by itself: after registering, after a purchase, or when somebody was not here for a while.',
  noneFound: 'No sequence fits',
  noneFoundText: 'Try another name or beginning.',

  name: 'Name',
  nameHelp: 'Only you read it.',
  trigger: 'Begins when somebody',
  triggers: {
    registered: 'registers',
    bought: 'buys a product',
    enrolled: 'gets a product, however',
    'module-opened': 'has a module that opens',
    quiet: 'was not here for some days',
  } satisfies Record<NewSequence['trigger'], string>,
  product: 'Of this product',
  productHelp: 'Empty: of any product.',
  quietDays: 'Days without being here',
  goal: 'Ends when they own',
  goalHelp: 'Who has reached what the letters are for gets no more of them. May stay empty.',
  purpose: 'What it is for',
  purposes: { marketing: 'News and offers', service: 'About something they own' } satisfies Record<
    NewSequence['purpose'],
    string
  >,
  letters: 'Letters',
  letterNo: (number: number) => `Letter ${number}`,
  letterCalled: (number: number, subject: string) => `Letter ${number}: ${subject}`,
  delay: 'Days to wait',
  delayHelp: 'After the letter before it; of the first one, after the beginning. 0: at once.',
  after: (days: number) =>
    days === 0 ? 'At once' : counted(days, { one: 'One day later', other: `${days} days later` }),

  state: 'State',
  on: 'On',
  off: 'Off',
  turnOn: 'Turn it on',
  turnOff: 'Turn it off',
  turnedOn: 'It is on: what happens from now on begins it',
  turnedOff: 'It is off: nobody enters, and no letter goes out',
  change: 'Change',
  back: 'Back to the sequence',
  save: 'Save',
  saved: 'Sequence saved',
  createdText: 'It is off until you turn it on.',
  failed: 'This could not be saved',
  stale:
    'This sequence was changed elsewhere meanwhile. What you typed is still here; save again to keep it.',
  remove: 'Delete',
  removeTitle: 'Delete this sequence?',
  removeText: (name: string) => `“${name}” and its letters are gone then.`,
  deleted: 'Sequence deleted',

  since: 'On since',
  active: 'In it now',
  ended: 'Through or out',
  people: 'Who is where',
  student: 'Student',
  beganWith: 'Began with',
  entered: 'Entered',
  next: 'Next',
  nextOn: (subject: string, moment: string) => `${subject}, ${moment}`,
  endedOn: (why: string, day: string) => `${why}, ${day}`,
  endReasons: {
    completed: 'Had all letters',
    goal: 'Reached the goal',
    'came-back': 'Came back',
    'not-owned': 'Owns it no longer',
    unsubscribed: 'Left these letters',
    blocked: 'Blocked',
    minor: 'Under 18',
  } satisfies Record<EndReason, string>,
  entryList: {
    none: 'Nobody is in it yet',
    noneText: 'Who enters stands here, with the next letter and its day.',
    noneFound: 'Nobody fits',
    noneFoundText: 'Try another name.',
  },
} as const;
