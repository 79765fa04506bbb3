import { counted } from '../../shared/words/counted';

export const texts = {
  heading: (label: string) => `Edit ${label}`,
  done: 'Done',
  saving: 'Saving…',
  later: 'Finish later',
  updated: 'Widget updated',
  updatedText: 'Your changes have been saved',
  error: 'Error',
  failed: 'Failed to update widget',
  unsavedDraft: (when: string) => `What you typed here on ${when} was not saved.`,
  unsavedDraftHelp: 'Below is what is saved.',
  takeDraft: 'Use what I typed',
  discardDraft: 'Discard it',
  /** Shown while the coach types, not as an error. */
  missingWords: (names: readonly string[]) =>
    `Not saved yet: ${names.join(', ')} ${counted(names.length, { one: 'is', other: 'are' })} missing`,
  choose: 'Not saved yet: please choose above',
  marked: 'Not saved yet: please look at what is marked',
  needed: 'Please fill this in',
  mediaNeeded: 'Please choose a file',
  wrong: {
    media: 'This file is not in the library any more, or of another kind. Please choose another one.',
    tooLong: 'This is too long.',
    other: 'This cannot be saved as it is. Please look at it again.',
  },
} as const;
