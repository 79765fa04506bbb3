import type { SiteContent } from '../../modules/site/index.js';
import { STARTING_CONTENT } from '../../modules/site/index.js';

const { home, coaching } = STARTING_CONTENT;

/** The words of the demo's place, where they are not those that a new site begins with. */
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
