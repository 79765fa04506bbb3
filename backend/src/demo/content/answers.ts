import type { DemoAnswer } from './writing/content-types.js';

/** Members' answers to lesson widgets: Elin's, and those of two members who shared theirs with the coach. */
export const demoAnswers: DemoAnswer[] = [
  {
    memberKey: 'elin',
    productKey: 'rooted-mother',
    lessonKey: 'hallway',
    values: [
      { daysAgo: 60, value: 3 },
      { daysAgo: 53, value: 4 },
      { daysAgo: 46, value: 3 },
      { daysAgo: 38, value: 5 },
      { daysAgo: 31, value: 5 },
      { daysAgo: 24, value: 4 },
      { daysAgo: 16, value: 6 },
      { daysAgo: 9, value: 7 },
      { daysAgo: 2, value: 7 },
    ],
  },
  {
    memberKey: 'elin',
    productKey: 'rooted-mother',
    lessonKey: 'inherited-voice',
    daysAgo: 44,
    text: `To keep: “Eat something first, then we’ll see.” My father said it about everything, and he was mostly right.

To let go: “Don’t make such a fuss.” I heard myself say it on Tuesday, about a splinter, in my grandmother’s voice. What I would have needed is shorter. “Show me.”`,
  },
  {
    memberKey: 'elin',
    productKey: 'rooted-mother',
    lessonKey: 'three-breath-pause',
    sessions: [
      { daysAgo: 36, seconds: 60 },
      { daysAgo: 35, seconds: 48 },
      { daysAgo: 29, seconds: 75 },
      { daysAgo: 12, seconds: 90 },
    ],
  },
  {
    memberKey: 'elin',
    productKey: 'rooted-mother',
    lessonKey: 'place-for-you',
    daysAgo: 27,
    text: 'The back step, with the door closed behind me. From there I look at the neighbor’s pear tree. It took me three evenings to stop listening for the house.',
    shared: {
      daysAgo: 26,
      reply: {
        daysAgo: 25,
        text: 'A pear tree that belongs to somebody else: you cannot prune it, you can only look. I like that very much. Stay as long as the tea is warm.',
      },
    },
  },
  {
    memberKey: 'elin',
    productKey: 'rooted-mother',
    lessonKey: 'shoulders',
    daysAgo: 18,
    optionId: 'c',
  },
  {
    memberKey: 'elin',
    productKey: 'first-seeds',
    lessonKey: 'bean',
    daysAgo: 86,
    handedIn: `The second evening. I heard that the new girl in her class eats lunch alone, and that she would like to sit with her but doesn’t know how to begin.

Saying nothing was like holding a sneeze. I had three pieces of advice ready. She found her own: “I could ask for her eraser.”`,
    answer: {
      daysAgo: 85,
      decision: 'done',
      feedback:
        'She found it because you left her the room to. Keep that picture of the sneeze; it will help you again.',
    },
  },
  {
    memberKey: 'colleen',
    productKey: 'first-seeds',
    lessonKey: 'bean',
    daysAgo: 1,
    handedIn:
      'We played it in the car, parked in front of the house, because that is where my daughter talks. I heard that she is proud of her swimming. I kept quiet for almost the whole two minutes.',
  },
  {
    memberKey: 'elin',
    productKey: 'first-seeds',
    lessonKey: 'bean',
    attempts: [
      { daysAgo: 84, chosen: ['b', 'a', 'b'] },
      { daysAgo: 84, chosen: ['b', 'ac', 'b'] },
    ],
  },
  {
    memberKey: 'noor',
    productKey: 'first-seeds',
    lessonKey: 'bean',
    attempts: [{ daysAgo: 97, chosen: ['b', 'ad', 'b'] }],
  },
  {
    memberKey: 'tess',
    productKey: 'rooted-mother',
    lessonKey: 'three-doors',
    daysAgo: 4,
    text: `Small door: what was in the sandwich you swapped?
Sideways door: what would the dog say about the new teacher?
Door for two: I was nervous before the dentist and hummed in the waiting room. She laughed so hard that she told me about the choir.`,
    shared: { daysAgo: 3 },
  },
  {
    memberKey: 'noor',
    productKey: 'slow-mornings',
    lessonKey: 'evening-before',
    daysAgo: 61,
    text: 'The one from the bakery van. Everybody groans, everybody sings. Mondays are Samira’s, Fridays are mine, and nobody may choose the same one twice in a week.',
    shared: {
      daysAgo: 60,
      reply: {
        daysAgo: 58,
        text: 'I can hear the groaning from here. That is what a good ritual sounds like.',
      },
    },
  },
];
