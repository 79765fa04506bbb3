import type { Field } from './record-form';

export const texts = {
  fields: {
    username: 'Full Name',
    email: 'Email',
    phone: 'Phone',
    birthday: 'Birthday',
    address: 'Address',
    city: 'City',
    state: 'State/Province',
    zipCode: 'ZIP/Postal Code',
    country: 'Country',
  } satisfies Record<Field, string>,
  edit: 'Edit',
  save: 'Save',
  cancel: 'Cancel',
  needed: 'Required',
  tooLong: 'Too long',
  noEmail: 'This is not an e-mail address',
  emailHelp:
    'A new address takes effect once the student opens the link we mail to it. For a minor, a guardian approves it first.',
  signsInAs: (name: string) => `Signs in as ${name}. Her mails go to her guardian.`,
  pending: (email: string) =>
    `${email} takes the place of the present address once the link mailed to it is opened.`,
  awaitingGuardian: (email: string) =>
    `${email} waits for her guardian’s approval. Then we mail a link to it.`,
  saved: 'Saved',
  failed: 'Failed to update student',
  tryAgain: 'Nothing has changed. Please try again.',
  stale: 'This student was changed elsewhere meanwhile. What you typed is still here.',
  staleNow: (field: string, value: string) => `${field} is now: ${value}`,
  staleSave: 'Save again to put what you typed in its place.',
  empty: 'empty',
} as const;
