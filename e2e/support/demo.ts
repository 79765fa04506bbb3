/** Names of the demo content, which a first start creates. */
export const goods = {
  course: 'Rooted: A Master Class for Mothers',
  /** Also shown on the home page. */
  featured: 'In Bloom: A Master Class for Girls',
  workbook: 'The Two Birds Conversation Workbook',
  journal: 'Seed to Forest: A Guided Journal',
  /** A download of four files. */
  recordings: 'Bells & Breath: An Audio Meditation Pack',
  free: 'Twelve Questions for the Car Ride',
  freeCourse: 'First Seeds: Three Evenings for Two',
  /** Includes a one-on-one session. */
  hour: 'One-on-One Coaching with Maren',
  /** Includes nothing to book, because the coach arranges the dates. */
  circle: 'The Hearth Circle',
  workshop: 'An evening for two',
  bundle: 'Side by Side: Both Master Classes and the Workbook',
} as const;

/** A tag of students who get news. */
export const studentTag = 'Spring circle';

/** A lesson of the course with two videos; the demo's reader resumes the second. */
export const lesson = {
  title: 'The three-breath pause',
  secondVideo: 'Three breaths, together',
} as const;

/** The video of the free course's first lesson. */
export const freeCourse = {
  first: 'Evening 1: A place for two',
  video: 'A place for two',
} as const;

/** The last lesson of a free course, with a widget of every type; some of its texts. */
export const everyWidget = {
  course: 'First Seeds: Three Evenings for Two',
  lesson: 'Evening 3: Something to grow',
  picture: 'A bean plant climbing out of a clay pot, with a small paper flag in the earth.',
  heading: 'While the bean is growing',
  video: 'What the bean is doing',
  recording: 'For the edge of sleep',
  journal: 'What did you wish for, for the two of you?',
  choice: {
    question: /She wants to dig the bean out/,
    wrong: /Leave it alone/,
    right: /You would love to know/,
    feedback: /The wish is heard/,
  },
  scale: { question: 'How near have the two of you felt this week?', max: 'Quite near' },
  file: { title: 'Twelve Questions for the Car Ride.pdf', name: 'car-ride-questions.pdf' },
  calendar: { title: 'Your free discovery call', host: 'calendly.com', height: 700 },
  form: { title: 'How were your three evenings?', host: 'maren-solveig.typeform.com', height: 600 },
  button: 'See what else grows here',
} as const;

/** The only module of the free course, with a video in its first lesson. */
export const evenings = {
  module: 'Three evenings',
  first: 'Evening 1: A place for two',
  second: 'Evening 2: The listening game',
} as const;

export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
  asksFirst: '4000 0025 0000 3155',
} as const;
