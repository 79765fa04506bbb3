/** What the demo content offers; a first start plants it. */
export const goods = {
  course: 'Rooted: A Master Class for Mothers',
  /** Also among the courses of the home page. */
  featured: 'In Bloom: A Master Class for Girls',
  workbook: 'The Two Birds Conversation Workbook',
  journal: 'Seed to Forest: A Guided Journal',
  free: 'Twelve Questions for the Car Ride',
  freeCourse: 'First Seeds: Three Evenings for Two',
} as const;

/** A lesson of the course with two videos, the second of which a reader comes back to. */
export const lesson = {
  title: 'The three-breath pause',
  secondVideo: 'Three breaths, together',
} as const;

/** The free course: its first lesson has a film, its last one does not. */
export const freeCourse = {
  first: 'Evening 1: A place for two',
  film: 'A place for two',
  words: { text: 'Choose a candle. She lights it, you help.', second: 8 },
  last: 'Evening 3: Something to grow',
} as const;

export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
  asksFirst: '4000 0025 0000 3155',
} as const;
