interface DemoMessage {
  from: 'coach' | 'member';
  /** Hours before the demo was planted. */
  hoursAgo: number;
  text: string;
}

interface DemoConversation {
  memberKey: string;
  /** Number of messages that each of the two has read. */
  readByCoach: number;
  readByMember: number;
  messages: DemoMessage[];
}

/** Conversations between the demo's members and the coach. */
export const demoConversations: DemoConversation[] = [
  {
    memberKey: 'elin',
    readByCoach: 5,
    readByMember: 4,
    messages: [
      {
        from: 'member',
        hoursAgo: 190,
        text: 'The chair in the hallway is still standing there. Juni asked today whether it was “the listening chair” now.',
      },
      {
        from: 'coach',
        hoursAgo: 188,
        text: 'What a name. Keep it. A thing that has a name gets used.\n\nHow are the mornings?',
      },
      {
        from: 'member',
        hoursAgo: 166,
        text: 'Better on the days when I get up ten minutes before her. Loud on the others.',
      },
      {
        from: 'coach',
        hoursAgo: 165,
        text: 'Then we know what to look at on Thursday: not how to be calm when it is loud, but what those ten minutes are made of.',
      },
      {
        from: 'coach',
        hoursAgo: 20,
        text: 'I have put the page about the three breaths into your lesson, for both of you. Bring it along, with anything you crossed out.',
      },
    ],
  },
  {
    memberKey: 'priya',
    readByCoach: 0,
    readByMember: 1,
    messages: [
      {
        from: 'member',
        hoursAgo: 6,
        text: 'Is there a circle on a weekday morning? After the school run I have an hour that is only mine, and I would like to give it to this.',
      },
    ],
  },
  {
    memberKey: 'hana',
    readByCoach: 2,
    readByMember: 2,
    messages: [
      {
        from: 'member',
        hoursAgo: 290,
        text: 'We did the car questions on the way to my mother’s. Question seven took us all the way to Salem.',
      },
      {
        from: 'coach',
        hoursAgo: 288,
        text: 'That is the longest question seven has ever taken anybody. I am so glad.',
      },
    ],
  },
];

interface DemoMemberConversation {
  /** The first sender, then the recipient. */
  between: [string, string];
  /** Number of messages that each of the two has read. */
  read: [number, number];
  messages: { from: string; hoursAgo: number; text: string }[];
  /** The message that its recipient reported to the coach. */
  reported?: {
    index: number;
    reason: 'unkind' | 'private' | 'unsafe' | 'advertising' | 'other';
    note: string;
  };
}

/** Conversations between the demo's members; one message is reported. */
export const demoMemberConversations: DemoMemberConversation[] = [
  {
    between: ['hana', 'elin'],
    read: [3, 2],
    messages: [
      {
        from: 'hana',
        hoursAgo: 52,
        text: 'I read what you wrote about the hallway chair. Ours is a blue stool by the window now. It works.',
      },
      {
        from: 'elin',
        hoursAgo: 49,
        text: 'A blue stool! Does she come to it, or do you?',
      },
      {
        from: 'hana',
        hoursAgo: 3,
        text: 'She did, last night, at half past nine. We stayed until ten.',
      },
    ],
  },
  {
    between: ['tess', 'priya'],
    read: [2, 2],
    messages: [
      {
        from: 'tess',
        hoursAgo: 30,
        text: 'Hello Priya! I sell a planner for busy mothers. Shall I send you the link? It is half price this week.',
      },
      {
        from: 'priya',
        hoursAgo: 29,
        text: 'I come here for something else. Please do not write to me about it again.',
      },
    ],
    reported: { index: 0, reason: 'advertising', note: 'She wrote the same to two others.' },
  },
];

/** Chat of a circle's members and the coach; `@{key}` mentions a person. */
export const demoCircleChat = {
  groupKey: 'maple-circle',
  /** Number of messages that each of them has read. */
  read: { coach: 6, elin: 5, priya: 7, dana: 7, lucia: 4 },
  messages: [
    {
      from: 'dana',
      hoursAgo: 75,
      text: 'Tonight was the first dinner without a telephone on the table since August. It lasted eleven minutes. I am counting it.',
    },
    {
      from: 'lucia',
      hoursAgo: 74,
      text: 'Eleven minutes is a whole song and a half. What did you talk about?',
    },
    { from: 'dana', hoursAgo: 73, text: 'Whether worms sleep. Nobody knew, so nobody was right.' },
    {
      from: 'coach',
      hoursAgo: 70,
      text: 'A question that nobody can win is the best one for a table. Write three more of them down before Sunday, and bring them to our evening.',
    },
    {
      from: 'elin',
      hoursAgo: 28,
      text: 'Ours: does the sea get tired, who named the days, and may a cat be lonely. @{priya}, you had one about the moon?',
    },
    {
      from: 'priya',
      hoursAgo: 26,
      text: 'Does the moon know that it follows us home. She asked it from the back seat, and then she was asleep.',
    },
    { from: 'dana', hoursAgo: 4, text: 'I am stealing all four of them. See you on Sunday!' },
  ],
} as const;

/** Saved replies of the coach. */
export const demoSavedReplies = [
  {
    key: 'moving-a-session',
    title: 'Moving a session',
    text: 'Of course. You can move it yourself under My Coaching, until a day before it begins. If none of the times fits, write to me and we find one.',
  },
  {
    key: 'where-to-begin',
    title: 'Where to begin',
    text: 'Begin with the first lesson and one evening question, not more. Write to me after a week, with anything that did not work.',
  },
];
