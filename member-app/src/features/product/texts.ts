import { placeName } from '../../shared/lib/place-name';
import { formatCount } from '../../shared/lib/format';

export const productTexts = {
  loading: 'Opening the page',
  breadcrumb: { label: 'You are here', library: 'Resource Library', coaching: 'Coaching' },
  by: (creator: string) => `with ${creator}`,
  toReviews: 'Read the reviews',
  missing: {
    title: 'We could not find this',
    text: 'It may have been moved, or it is not on offer any more.',
    comfort: `What you own stays yours: you find it in My ${placeName}.`,
    library: 'Browse the library',
    mySanctum: `My ${placeName}`,
  },
  buy: {
    label: 'Get it',
    owned: 'Yours already',
    ownedCoaching: (coach: string) =>
      `${coach} is looking forward to you. Write to find a time that suits you both.`,
    write: (coach: string) => `Write to ${coach}`,
    lifetime: 'Yours to keep, at your own pace',
    coach: 'You are signed in as the coach. Members see the price and the button to get it here.',
    preview: 'Open the course as its coach',
    files: 'Your files',
    openCourse: 'Open the course',
    ownedBundle: 'Everything in this bundle is yours. Open it from its own page.',
    singly: (price: string) => `${price} one by one`,
  },
  facts: {
    students: (count: number) => formatCount(count, 'student'),
    lessons: (count: number) => formatCount(count, 'lesson'),
    files: (count: number) => formatCount(count, 'file'),
  },
  about: 'About this',
  topics: 'Topics',
  inside: 'What’s inside',
  files: 'What you will download',
  parts: {
    title: 'What this bundle opens',
    some: (count: number) =>
      count === 1
        ? 'One of these is yours already. The price of the bundle stays the same.'
        : `${count} of these are yours already. The price of the bundle stays the same.`,
  },
  outline: {
    title: 'The way through',
    summary: (modules: number, lessons: number) =>
      `${formatCount(modules, 'module')}, ${formatCount(lessons, 'lesson')}`,
    recordings: (length: string) => `${length} of film and sound`,
    opensLater: 'The lessons of this module open along the way.',
    preview: 'Free preview',
    previewOf: (title: string) => `Free preview: ${title}`,
    recording: (length: string) => `${length} recording`,
  },
  preview: {
    description: 'A free look into the course.',
  },
  reviews: {
    title: 'Reviews',
    loading: 'Loading reviews',
    none: 'No reviews yet',
    noneText: 'Only people who own it can write one. The first is still finding her words.',
    stars: (stars: number) => formatCount(stars, 'star'),
    given: (stars: number) => `${stars} out of 5 stars`,
    distribution: 'How the stars were given',
    answered: (name: string) => `${name} answers`,
  },
} as const;
