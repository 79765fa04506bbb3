import type { IntakeAnswer, IntakeQuestion } from '../../modules/coaching/index.js';

/** Weekly hours of the demo's coach for calls and sessions, in her calendar's time zone; day 1 is Monday. */
export const demoWeeklyHours = [
  { day: 1, from: '09:00', to: '12:00' },
  { day: 2, from: '13:00', to: '17:00' },
  { day: 3, from: '09:00', to: '12:00' },
  { day: 4, from: '13:00', to: '17:00' },
];

/** Meeting link for bookings. */
export const demoMeetingLink = 'https://meet.example.org/maren-solveig';

/** Intake questions of the free call. */
export const demoCallQuestions: DemoQuestion[] = [
  {
    key: 'call/age',
    kind: 'text',
    question: 'How old is your daughter?',
    isRequired: false,
    choices: [],
  },
];

interface DemoQuestion extends Omit<IntakeQuestion, 'id'> {
  key: string;
}

/** Intake questions of the hour. */
export const demoHourQuestions: DemoQuestion[] = [
  {
    key: 'hour/who',
    kind: 'choice',
    question: 'Who comes to the call?',
    isRequired: true,
    choices: ['I come alone', 'My daughter and I'],
  },
  {
    key: 'hour/carry',
    kind: 'long_text',
    question: 'What do you keep carrying around?',
    isRequired: false,
    choices: [],
  },
];

/** The hour booked with sessions; the product gives its buyer one session. */
export const demoHour = {
  title: 'One hour with Maren',
  description:
    'By video, for you alone or for you and your daughter. Bring the one thing you keep carrying around.',
  minutes: 60,
  productKey: 'one-on-one',
  package: { sessions: 1, validDays: null, isMonthly: false },
};

/** The half hour booked with sessions; a membership gives one each month. */
export const demoHalfHour = {
  title: 'Half an hour with Maren',
  description: 'By video. Tell me what happened this week, and we find the next step.',
  minutes: 30,
  productKey: 'half-hour',
  package: { sessions: 1, validDays: 60, isMonthly: true },
};

/** An evening for several pairs, free for members; its dates list who has a spot and who is on the waiting list. */
export const demoWorkshop = {
  title: 'An evening for two',
  description:
    'Ninety minutes by video for mothers and daughters: three questions, a candle, and nobody else’s opinion.',
  minutes: 90,
  dates: [
    {
      inDays: 9,
      places: 8,
      booked: [
        { memberKey: 'dana', companion: 'Ife' },
        { memberKey: 'priya', companion: 'Anika' },
        { memberKey: 'lucia', companion: 'Sol' },
      ],
      waiting: [],
    },
    {
      inDays: 37,
      places: 2,
      booked: [
        { memberKey: 'beth', companion: 'Nell' },
        { memberKey: 'margit', companion: 'Lotte' },
      ],
      waiting: ['elin'],
    },
    { inDays: 51, places: 8, booked: [], waiting: [] },
  ],
};

interface DemoSessions {
  memberKey: string;
  sessions: number;
  daysAgo: number;
  /** Booked and past sessions, in days from now. */
  booked: {
    inDays: number;
    note?: string;
    answers?: IntakeAnswer[];
    sharedNotes?: string;
    fileKeys?: string[];
  }[];
}

/** Members' sessions of that hour, and their outcomes. The first entry was granted by hand, the others were bought. */
export const demoSessions: DemoSessions[] = [
  {
    memberKey: 'elin',
    sessions: 3,
    daysAgo: 30,
    booked: [
      {
        inDays: -16,
        note: 'Juni will not talk about school any more.',
        sharedNotes:
          'Two things to try: sit beside her, not across from her, and ask about one hour of the day instead of all of it. We look at how it went next time.',
        fileKeys: ['file/car-ride-questions'],
      },
      {
        inDays: 5,
        note: 'The evenings are better. The mornings are not.',
        answers: [
          { question: 'Who comes to the call?', answer: 'My daughter and I' },
          { question: 'What do you keep carrying around?', answer: 'That I shout before eight o’clock.' },
        ],
      },
    ],
  },
  { memberKey: 'priya', sessions: 1, daysAgo: 282, booked: [{ inDays: -275 }] },
  { memberKey: 'margit', sessions: 1, daysAgo: 170, booked: [{ inDays: -161 }] },
];
