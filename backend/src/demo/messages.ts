interface DemoMessage {
  from: 'coach' | 'member';
  /** Before the demo was planted. */
  hoursAgo: number;
  text: string;
}

interface DemoConversation {
  memberKey: string;
  /** Up to which of the messages each of the two has read. */
  readByCoach: number;
  readByMember: number;
  messages: DemoMessage[];
}

/** What the demo's members and the coach have written to each other. */
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
