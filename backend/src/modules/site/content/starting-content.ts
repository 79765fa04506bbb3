import { STARTING_SPANISH } from './starting-spanish.js';
import type { SiteContent } from './site-content.js';

/** Content of a new site until the coach replaces it. The texts name no one and claim nothing about anyone. */
export const STARTING_CONTENT: SiteContent = {
  place: {
    name: 'Sanctum',
    tagline: 'A quiet place for mothers and daughters to learn, talk and grow, from seed to forest.',
    description: 'Courses, downloads and coaching for mothers and daughters who want to grow together.',
    closing: 'Grown slowly, with care.',
  },
  coach: { name: '', firstName: '', email: '', credentials: [] },
  announcement: { text: '', url: '', from: null, until: null },
  home: {
    hero: {
      eyebrow: 'Welcome',
      title: 'A quiet place for mothers and daughters to grow.',
      lead: 'Courses, circles and coaching for the years in which everything changes. Come as you are. Every forest you have ever loved began as one small seed.',
    },
    definition: {
      isShown: true,
      word: 'sanctum',
      sound: '/ˈsæŋk.təm/',
      kind: 'noun',
      meanings: [
        'A sacred place, kept safe from noise and hurry.',
        'A room of your own, where you don’t need to be anyone but yourself.',
        'Here: a shared place where mothers and daughters grow together.',
      ],
      title: 'What grows here',
      features: [
        {
          title: 'At your own pace',
          text: 'Short, quiet lessons that are yours to keep and come back to whenever you like.',
        },
        {
          title: 'Made for the two of you',
          text: 'Words and rituals for mothers, for daughters, and for the kitchen table you share.',
        },
        {
          title: 'A real person beside you',
          text: 'Your coach answers in person. No scripts, no hurry, no question too small.',
        },
        { title: 'A circle around you', text: 'Small groups of mothers on the same road, private and kind.' },
      ],
    },
    offerings: {
      isShown: true,
      eyebrow: 'Three ways in',
      title: 'Begin where you are',
      courses: {
        title: 'Online courses',
        text: 'Self-led classes, workbooks and audio for rainy Sundays, school holidays and the nights after hard days.',
      },
      circles: { title: 'Group circles', text: 'Evenings with a handful of mothers who listen well.' },
      coaching: {
        title: '1:1 coaching',
        text: 'An hour that belongs to you. Together we look at what is stuck and find the next small step.',
      },
    },
    featured: {
      isShown: true,
      eyebrow: 'From the library',
      title: 'Self-led online courses.',
      shows: 'newest',
      products: [],
    },
    testimonials: { isShown: true, eyebrow: 'From members', title: 'In their own words' },
    meet: { isShown: true, eyebrow: 'Meet', paragraphs: [] },
  },
  coaching: {
    hero: {
      eyebrow: 'Coaching',
      title: 'Someone to walk beside you for a while.',
      lead: 'For mothers who lie awake over a slammed door, for daughters who don’t know how to start the conversation, and for the two of you together.',
      note: '30 minutes, free, nothing to prepare.',
    },
    whatIs: {
      isShown: true,
      eyebrow: 'What is coaching?',
      title: 'A conversation that stays with you on Tuesday',
      paragraphs: [
        'Coaching is not advice from someone who knows better. It is an hour in which one person listens to you with full attention, asks the question you have been walking around, and waits with you for the answer.',
        'It looks forward more than back: what is happening at your table now, what would you like to happen instead, and what is the smallest thing you could try before next week? Where therapy or medical care would serve you better, you will hear that plainly.',
      ],
      stepsTitle: 'How an hour goes',
      steps: [
        { title: 'Arrive', text: 'A breath, a cup of tea, and the one thing that is loudest today.' },
        { title: 'Look', text: 'We slow one moment down until you can see what each of you was asking for.' },
        {
          title: 'Choose',
          text: 'You leave with one or two things to try, small enough for an ordinary week.',
        },
      ],
    },
    benefits: {
      isShown: true,
      eyebrow: 'What it is good for',
      title: 'Two people, two kinds of growing',
      mothers: {
        title: 'For mothers',
        items: [
          'Hear the feeling behind the tone, and respond to that',
          'Hold a boundary without raising your voice',
          'Tell your own fears apart from real danger',
          'Let go a little at a time, at the right time',
          'Have a place where you are the one being asked how you are',
        ],
      },
      daughters: {
        title: 'For daughters',
        items: [
          'Find words for your feelings before they boil over',
          'Say no to a friend and keep the friend',
          'Meet a changing body with knowledge and without shame',
          'Ask for closeness, or for room, and be understood',
          'Have an adult to talk to who isn’t your mother',
        ],
      },
    },
    bio: { isShown: true, eyebrow: 'Your coach', paragraphs: [] },
    offerings: { isShown: true, eyebrow: 'Ways to work together', title: 'Alone, together, or in a circle' },
    booking: {
      isShown: true,
      eyebrow: 'Begin here',
      title: 'Your free discovery call',
      lead: 'A free 30-minute video call, with no obligation, to find out whether we’re a good fit.',
      pointsTitle: 'What we’ll do in 30 minutes',
      points: [
        'You tell me what brought you here, in your own words.',
        'I say honestly whether and how I can help, and what else might.',
        'We find a first small step, whether or not we keep working together.',
      ],
      howTitle: 'How to find a time',
      how: 'Email me two or three times that work for you, with your time zone. I’ll reply within two business days with one of them and a link for the call.',
      privacy: 'Only I read what you write.',
      action: '',
    },
  },
  faq: { title: 'Good to know', questions: [] },
  palette: 'evergreen',
  pictures: { portrait: null, hero: { picture: null, video: null }, icon: null, card: null },
  socialLinks: [],
  translations: { es: STARTING_SPANISH },
};
