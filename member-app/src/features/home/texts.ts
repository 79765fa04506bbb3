import { coach } from '../../shared/lib/coach';

/** The home page's words: the defaults of what the coach will edit as Site content. Some of it is quoted from the specification, letter for letter; the rest is ours. */
export const homeTexts = {
  hero: {
    eyebrow: 'Welcome to Sanctum',
    title: 'A quiet place for mothers and daughters to grow.',
    lead: 'Courses, circles and coaching for the years in which everything changes. Come as you are. Every forest you have ever loved began as one small seed.',
    journey: 'Start Your Journey',
    resources: 'Free Resources',
    pause: 'Pause the film',
    play: 'Play the film',
  },
  definition: {
    word: 'sanctum',
    sound: '/ˈsæŋk.təm/',
    kind: 'noun',
    meanings: [
      'A sacred place, kept safe from noise and hurry.',
      'A room of one’s own, where nobody needs to be anything but herself.',
      'Here: the ground between a mother and her daughter, tended until both can stand on it.',
    ],
    title: 'What grows here',
    features: [
      {
        title: 'At your own pace',
        text: 'Lessons of twenty quiet minutes, yours to keep and to come back to whenever the season changes.',
      },
      {
        title: 'Made for the two of you',
        text: 'Words and rituals for mothers, for daughters, and for the kitchen table you share.',
      },
      {
        title: 'Held by a real person',
        text: 'Maren answers herself. No scripts, no hurry, no question too small.',
      },
      {
        title: 'A circle around you',
        text: 'Small groups of mothers on the same road, private and kind.',
      },
    ],
  },
  offerings: {
    eyebrow: 'Three ways in',
    title: 'Begin where you are',
    courses: {
      title: 'Online courses',
      text: 'Self-led classes, workbooks and audio for rainy Sundays, school holidays and the nights after hard days.',
      action: 'Browse the library',
    },
    circles: {
      title: 'Group circles',
      text: 'Four evenings with a handful of mothers who listen well. We meet online, by candlelight.',
      action: 'See the circles',
    },
    coaching: {
      title: '1:1 coaching',
      text: 'An hour that belongs to you. Together we look at what is stuck and find the next small step.',
      action: 'Meet your coach',
    },
  },
  featured: {
    eyebrow: 'From the library',
    title: 'Self-led online courses.',
    viewAll: 'View All',
    loading: 'Loading courses',
    empty: 'The first courses are being planted. Come back soon.',
  },
  meet: {
    eyebrow: 'Meet',
    name: coach.name,
    paragraphs: [
      'I grew up in a house of strong women who loved each other fiercely and rarely said so. When my own daughter turned eleven and began to close her door, I knew which road we were on, and I wanted another one.',
      'For sixteen years I have walked it with families: as a school counselor first, then as a coach, and always as a mother. Sanctum is everything I wish somebody had handed me at that closed door.',
    ],
    credentials: coach.credentials,
    credentialsTitle: 'Credentials',
    action: 'Work with Maren',
  },
} as const;
