import type { DemoCourseProduct } from '../writing/content-types.js';
import { rootedMotherCourse } from '../courses/rooted-mother/index.js';
import { demoId } from '../writing/demo-id.js';

export const rootedMother: DemoCourseProduct = {
  key: 'rooted-mother',
  id: demoId('product/rooted-mother'),
  type: 'course',
  title: 'Rooted: A Master Class for Mothers',
  summary: 'Ten lessons in staying steady, listening well and finding your way back after a hard day.',
  description: `Your daughter is growing faster than any book can keep up with. One evening she wants to be carried to bed, and the next she closes the door. This master class is for the mother standing in the hallway between those two evenings, wondering what to say.

We begin with you: with your own roots, the voice you inherited, and the small pause in which everything can still turn out differently. Then we practice listening until it feels less like a technique and more like coming home. Last comes repair, because no mother is calm every day, and a family is not held together by never breaking but by knowing how to mend.

Each lesson takes twenty to thirty minutes: a short film, something to read slowly, and one practice to carry into the week. There is no homework to fall behind with. Go through it in ten days or in ten months, and come back whenever the season changes.`,
  priceCents: 9700,
  category: 'For Moms',
  duration: '10 lessons of 20 to 30 minutes',
  tags: ['For Mothers', 'Relationships', 'Emotional Intelligence', 'Growing Up'],
  thumbnail: 'thumbnail/rooted-mother',
  thumbnailAlt:
    'A leafy tree before a golden sun, its roots spreading as deep below the ground as its boughs rise.',
  whatsInside: [
    'Ten lessons in five modules, yours to keep',
    'Short films with captions and full transcripts',
    'A listening practice and an evening audio to return to',
    'The Rooted field notes, a printable companion (PDF)',
    'Questions and scales that remember your answers',
  ],
  questions: [
    {
      title: 'How old should my daughter be?',
      text: 'Most mothers here have daughters between seven and sixteen. The practices are for you, so her age matters less than yours.',
      translations: {
        es: {
          title: '¿Qué edad debería tener mi hija?',
          text: 'La mayoría de las madres tienen aquí hijas de entre siete y dieciséis años. Las prácticas son para ti, así que su edad importa menos que la tuya.',
        },
      },
    },
    {
      title: 'What if I fall behind?',
      text: 'You can’t. No lesson closes and nothing is graded. Some mothers take ten days, some take ten months.',
      translations: {
        es: {
          title: '¿Y si me quedo atrás?',
          text: 'No es posible. Ninguna lección se cierra y nada se califica. Unas madres tardan diez días y otras, diez meses.',
        },
      },
    },
  ],
  createdDaysAgo: 372,
  course: rootedMotherCourse,
  reviews: [
    {
      memberKey: 'priya',
      rating: 5,
      text: 'I bought this during a week when my thirteen-year-old and I were barely speaking. The lesson on repair gave me the exact words I needed. We are not a different family now, but we find each other again much faster.',
      canBeQuoted: true,
      daysAgo: 318,
    },
    {
      memberKey: 'beth',
      rating: 5,
      text: 'Quiet, honest, and never preachy. I have printed the field notes twice because the first copy fell apart in my bag.',
      daysAgo: 244,
    },
    {
      memberKey: 'dana',
      rating: 4,
      text: 'Lovely pace and the practices really are doable with three kids in the house. I would have liked one more lesson about siblings, hence four stars.',
      daysAgo: 187,
    },
    {
      memberKey: 'tess',
      rating: 5,
      text: 'The three-breath pause sounds almost too simple. It has stopped me from saying the wrong thing at least once a day since.',
      daysAgo: 96,
    },
  ],
};
