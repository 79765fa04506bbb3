import type { SiteContent } from '../../modules/site/index.js';
import { STARTING_CONTENT } from '../../modules/site/index.js';

const { home, coaching } = STARTING_CONTENT;

/** The demo site's own texts, where they differ from the starter texts. */
export const demoSite: SiteContent = {
  ...STARTING_CONTENT,
  coach: {
    name: 'Maren Solveig',
    firstName: 'Maren',
    email: 'hello@sanctum.test',
    credentials: [
      'MA in Family Systems Counseling, Portland State University',
      'Professional Certified Coach (PCC), International Coaching Federation',
      'Sixteen years with more than four hundred families',
      'Trained facilitator of rites of passage for girls',
    ],
  },
  home: {
    ...home,
    hero: { ...home.hero, eyebrow: 'Welcome to Sanctum' },
    definition: {
      ...home.definition,
      features: home.definition.features.map((feature) =>
        feature.title === 'A real person beside you'
          ? { ...feature, text: 'Maren answers herself. No scripts, no hurry, no question too small.' }
          : feature,
      ),
    },
    offerings: {
      ...home.offerings,
      circles: {
        title: 'Group circles',
        text: 'Four evenings with a handful of mothers who listen well. We meet online, by candlelight.',
      },
    },
    meet: {
      isShown: true,
      eyebrow: 'Meet',
      paragraphs: [
        'I grew up in a house of strong women who loved each other fiercely and rarely said so. When my own daughter turned eleven and began to close her door, I knew which road we were on, and I wanted another one.',
        'For sixteen years I have walked it with families: as a school counselor first, then as a coach, and always as a mother. Sanctum is everything I wish somebody had handed me at that closed door.',
      ],
    },
  },
  faq: {
    title: 'Good to know',
    questions: [
      {
        title: 'How long can I use what I buy?',
        text: 'As long as Sanctum is here. Courses and downloads stay in your classroom, and you can come back whenever the season changes.',
      },
      {
        title: 'Can my daughter take part?',
        text: 'Yes. You create her account from yours, and some courses come with a second seat for her. What she writes in her journal stays hers.',
      },
      {
        title: 'What if it isn’t right for us?',
        text: 'Write to me and tell me which order it’s about. I answer in person, and refunds go back to the card you paid with.',
      },
      {
        title: 'Do I need to be good with computers?',
        text: 'If you can watch a video on your phone, you can do all of this. Nothing to install.',
      },
      {
        title: 'Is this therapy?',
        text: 'No. It is education and coaching. If therapy or medical care would serve you better, I’ll say so plainly.',
      },
    ],
  },
  coaching: {
    ...coaching,
    hero: { ...coaching.hero, eyebrow: 'Coaching with Maren Solveig' },
    bio: {
      isShown: true,
      eyebrow: 'Your coach',
      paragraphs: [
        'I began in a school, in a small office with two chairs and a box of tissues. Mothers came in through one door and daughters through the other, often on the same day and with the same sentence: she does not listen to me. I have been interested in the space between those two doors ever since.',
        'Today I work with families by video, from a room that looks out on a row of alders. I am calm, I am curious, and I do not take sides. I have a grown daughter of my own, who has allowed me to say that we did not find it easy either.',
      ],
    },
  },
};
