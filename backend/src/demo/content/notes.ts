import type { DemoNote } from './writing/content-types.js';

/** The lesson notes of the demo's member Elin. */
export const demoNotes: DemoNote[] = [
  {
    memberKey: 'elin',
    productKey: 'rooted-mother',
    lessonKey: 'hallway',
    daysAgo: 58,
    atSeconds: 12,
    text: 'The hallway is where I lose my patience, not the kitchen. Put a chair there. Sit down before I call her.',
  },
  {
    memberKey: 'elin',
    productKey: 'rooted-mother',
    lessonKey: 'inherited-voice',
    daysAgo: 43,
    text: `Sentences that are not mine:
- “Because I said so”
- “You’ll understand one day”

Ask Mama on Sunday where the second one comes from.`,
  },
  {
    memberKey: 'elin',
    productKey: 'first-seeds',
    lessonKey: 'bean',
    daysAgo: 80,
    text: 'She wants to name the bean. We said Gustav.',
  },
];
