import { coach } from '../../shared/lib/coach';

export const reviewTexts = {
  title: 'Your review',
  loading: 'Looking for your review',
  invitation: 'How was it for you? Your words help others to find their way.',
  write: 'Write a review',
  edit: 'Edit',
  remove: 'Delete',
  given: (stars: number) => `${stars} out of 5 stars`,
  edited: '(edited)',
  answered: `${coach.firstName} answers`,
  hidden: (reason: string) => `${coach.firstName} has hidden this review: ${reason}. Only you can see it.`,
  removed: 'Your review is deleted.',
  undo: 'Undo',
  form: {
    stars: 'Your rating',
    star: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
    text: 'Your words',
    hint: 'Optional. Everyone can read it beside your first name. Please leave out children’s names.',
    save: 'Save review',
    cancel: 'Cancel',
    starsMissing: 'Please choose from one to five stars',
  },
  saved: { title: 'Thank you', description: 'Your review is there for everyone to read.' },
  failed: 'Your review was not saved. Please try again.',
} as const;
