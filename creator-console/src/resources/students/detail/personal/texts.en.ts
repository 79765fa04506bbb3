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
  noEmail: 'Enter a valid email address',
  emailHelp:
    'A new address takes effect when the student opens the link we email to it. For a minor, a guardian has to approve it first.',
  signsInAs: (name: string) => `Signs in as ${name}. Emails go to their guardian.`,
  pending: (email: string) =>
    `${email} replaces the current address once the student opens the link we sent there.`,
  awaitingGuardian: (email: string) =>
    `${email} needs a guardian’s approval first. Then we’ll send a link to it.`,
  saved: 'Saved',
  failed: 'Failed to update student',
  tryAgain: 'Nothing was changed. Please try again.',
  stale: 'This student was changed somewhere else. What you typed is still here.',
  staleNow: (field: string, value: string) => `${field} is now: ${value}`,
  staleSave: 'Save again to keep your version.',
  empty: 'empty',
} as const;
