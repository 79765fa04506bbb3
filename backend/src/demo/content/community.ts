import type { DemoAnnouncement, DemoPost, DemoWarning } from './writing/content-types.js';

/** Posts of the demo's members, newest first, with the comments of members and the coach. */
export const demoPosts: readonly DemoPost[] = [
  {
    key: 'welcome',
    memberKey: 'coach',
    hoursAgo: 24 * 40,
    isPinned: true,
    text: `Welcome, all of you.

This is a kitchen table, not a stage. Nobody has to be wise here. Tell us what happened on a Tuesday; that is usually where the growing is.

If you are new: say one sentence about yourself and one about your daughter that would make her smile.`,
    reactions: {
      '💚': ['elin', 'priya', 'dana', 'lucia', 'hana', 'tess', 'noor'],
      '🌱': ['margit', 'colleen'],
    },
    comments: [
      {
        memberKey: 'noor',
        hoursAgo: 24 * 38,
        text: 'Noor, Ann Arbor. Mine is four and has named every snail in our yard. All of them are called Kevin.',
        replies: [
          { memberKey: 'dana', hoursAgo: 24 * 37, text: 'Please tell Kevin we said hello. All of him.' },
        ],
      },
      {
        memberKey: 'colleen',
        hoursAgo: 24 * 30,
        text: 'Colleen, from the coast of Maine. My daughter is fifteen and taller than I am, which she mentions.',
      },
    ],
  },
  {
    key: 'hallway-chair',
    memberKey: 'elin',
    hoursAgo: 3,
    tag: 'small_wins',
    text: `I put a chair in the hallway, like the lesson said. I felt silly carrying it there.

This morning I sat down before I called her for school. She came out, saw me sitting, and sat on the floor beside me to tie her shoes. We did not say anything. We were not late either.`,
    images: [
      {
        key: 'image/morning-bench',
        alt: 'A drawing of a small bench in the light of an early morning',
      },
    ],
    reactions: {
      '🌱': ['priya', 'dana', 'coach'],
      '💚': ['lucia', 'hana', 'tess'],
      '👏': ['noor', 'beth'],
    },
    savedBy: ['priya', 'noor'],
    comments: [
      {
        memberKey: 'priya',
        hoursAgo: 2.5,
        text: 'The floor! She came down to where you were. I am going to look for a chair tonight.',
        replies: [
          {
            memberKey: 'elin',
            hoursAgo: 2.2,
            text: '@{priya} Any chair will do. Ours has a paint stain from 2019.',
          },
        ],
      },
      {
        memberKey: 'coach',
        hoursAgo: 1.5,
        text: 'You did not make the morning shorter. You made it yours. Leave the chair where it is for a while.',
      },
    ],
  },
  {
    key: 'half-a-minute',
    memberKey: 'coach',
    hoursAgo: 8,
    tag: 'rituals',
    text: 'For tonight: half a minute of breathing to watch together, without a word before or after. And for the drive tomorrow the questions to print. The driver answers, too.',
    files: ['video/rooted-breathing', 'file/car-ride-questions'],
    reactions: { '🌱': ['elin', 'tess', 'noor'], '🙏': ['hana'] },
    comments: [
      {
        memberKey: 'tess',
        hoursAgo: 6,
        text: 'We watched it twice. She said the second time was the real one.',
      },
    ],
  },
  {
    key: 'beans',
    memberKey: 'hana',
    hoursAgo: 20,
    tag: 'together',
    text: 'Day nine of First Seeds. Our bean is two inches tall and has a nameplate. My daughter measures it before school, and now she also asks what I am growing. I said “patience”. She said “how tall is it?”',
    images: [
      { key: 'image/bean', alt: 'A drawing of a bean that has opened its first two leaves' },
      { key: 'image/two-stems', alt: 'A drawing of two stems that lean toward each other' },
    ],
    reactions: { '😊': ['elin', 'noor', 'colleen', 'tess'], '🌱': ['coach', 'dana'] },
    comments: [
      { memberKey: 'tess', hoursAgo: 18, text: '“How tall is it?” goes on our fridge.' },
      {
        memberKey: 'elin',
        hoursAgo: 17,
        text: 'Ours was called Gustav. He made it to the balcony and outlived two tomatoes.',
      },
    ],
  },
  {
    key: 'one-question',
    memberKey: 'dana',
    hoursAgo: 31,
    tag: 'rituals',
    text: `Our Friday ritual, in case somebody needs one that costs nothing: we drive home the long way, and whoever sits in front asks one question from the deck. The driver has to answer, too. That is the rule that made it work.

Last week: “When did you last change your mind about a person?” We drove around the block four times.`,
    reactions: { '💚': ['elin', 'lucia'], '👏': ['coach', 'hana'], '🙏': ['margit'] },
    savedBy: ['elin'],
    comments: [
      {
        memberKey: 'lucia',
        hoursAgo: 29,
        text: '“The driver has to answer, too.” Of course. I have been running interviews.',
      },
    ],
  },
  {
    key: 'sorry-first',
    memberKey: 'lucia',
    hoursAgo: 52,
    tag: 'gratitude',
    text: 'I raised my voice on Sunday, over a wet towel. An hour later I knocked and said I was sorry, without the “but”. She moved over on the bed so that I could sit. I am grateful for thirteen inches of mattress.',
    reactions: {
      '🤗': ['elin', 'priya', 'dana', 'noor', 'beth'],
      '💚': ['coach', 'hana', 'colleen'],
      '🙏': ['margit', 'tess'],
    },
    comments: [
      {
        memberKey: 'beth',
        hoursAgo: 50,
        text: 'Without the “but”. That is the whole course in three words.',
      },
      {
        memberKey: 'noor',
        hoursAgo: 48,
        text: 'How did you keep the “but” in? Mine comes out by itself.',
        replies: [
          {
            memberKey: 'lucia',
            hoursAgo: 47,
            text: 'I wrote the sentence on my hand. I am not joking. It was still there at dinner, and she read it.',
          },
        ],
      },
    ],
  },
  {
    key: 'book-lighthouse',
    memberKey: 'margit',
    hoursAgo: 75,
    tag: 'reading',
    text: 'My granddaughter and I are reading the same book in two cities and write in the margins. Then we trade copies. She draws a small fish wherever I have missed the point. There are many fish.',
    reactions: { '😊': ['elin', 'dana', 'hana'], '💚': ['coach'] },
    comments: [{ memberKey: 'colleen', hoursAgo: 70, text: 'I would like to be corrected by a fish.' }],
  },
  {
    key: 'door-closed',
    memberKey: 'colleen',
    hoursAgo: 98,
    tag: 'advice',
    text: `The door has been closed for two weeks. Not slammed, just closed. She comes out for dinner, is polite, and goes back.

I am not asking how to open it. I am asking what you do on this side of it.`,
    reactions: { '🤗': ['elin', 'priya', 'lucia', 'margit', 'tess', 'coach'] },
    savedBy: ['elin'],
    comments: [
      {
        memberKey: 'beth',
        hoursAgo: 96,
        text: 'I folded laundry in the hall. It gave me a reason to be near, and my hands something to do. After some days she came out and complained about how I fold.',
        replies: [{ memberKey: 'colleen', hoursAgo: 95, text: 'I have so much laundry. Thank you.' }],
      },
      {
        memberKey: 'coach',
        hoursAgo: 92,
        text: 'That is a beautiful question, Colleen. A closed door with a kind person near it is a different door. Stay near, stay busy, and let her find you unhurried.',
      },
    ],
  },
  {
    key: 'discount-oils',
    memberKey: 'tess',
    hoursAgo: 120,
    text: 'A friend of mine makes lavender oils for bedtime and has a code for us all: https://oils.example/sanctum. We use them every night!',
    reactions: { '😊': ['noor'] },
    report: { memberKey: 'margit', note: 'Kindly meant, I am sure, but did we not say no advertising?' },
  },
  {
    key: 'maple-evening',
    memberKey: 'priya',
    groupKey: 'maple-circle',
    hoursAgo: 8,
    text: 'I keep thinking of what @{coach} said on Thursday about listening with your shoulders down. I caught mine near my ears three times today. Did anybody else try?',
    reactions: { '🌱': ['elin', 'dana'], '💚': ['coach'] },
    comments: [
      {
        memberKey: 'elin',
        hoursAgo: 6,
        text: 'Twice at breakfast. Juni asked why I look like a penguin, so we practised together.',
      },
      { memberKey: 'dana', hoursAgo: 5, text: 'A penguin! We are keeping that word for the circle.' },
    ],
  },
  {
    key: 'maple-next',
    memberKey: 'coach',
    groupKey: 'maple-circle',
    hoursAgo: 60,
    text: 'For our next evening: bring one sentence your own mother used to say. We will not judge it. We will only look at where it lives in the body.',
    reactions: { '🙏': ['elin', 'priya', 'lucia'] },
  },
  {
    key: 'rooted-circle',
    memberKey: 'coach',
    groupKey: 'rooted-circle',
    hoursAgo: 50,
    text: 'Everybody who walks through Rooted is in here. Which lesson did you have to hear twice? I had to teach the third one twice before I could do it at home.',
  },
  {
    key: 'kitchen-table',
    memberKey: 'dana',
    groupKey: 'kitchen-table',
    hoursAgo: 26,
    text: 'Tuesday, seven, my kitchen? I have soup. You bring the bread and the story about the swim meet.',
    reactions: { '😊': ['elin'] },
    comments: [{ memberKey: 'elin', hoursAgo: 25, text: 'Bread and story are packed.' }],
  },
  {
    key: 'question-phone',
    kind: 'question',
    memberKey: 'tess',
    hoursAgo: 12,
    tag: 'advice',
    text: 'She is eleven and everybody in her class has a phone, she says. We said twelve. How did you talk about it so that the “no” stayed a conversation?',
    comments: [
      {
        memberKey: 'dana',
        hoursAgo: 10,
        helped: ['tess', 'elin', 'hana'],
        text: 'We wrote a list together: what she wants it for, and what I am afraid of. Half of her list could be done with our kitchen phone. The other half we put a date on.',
      },
      {
        memberKey: 'margit',
        hoursAgo: 7,
        helped: ['colleen'],
        text: 'Ask her who exactly has one. In our house “everybody” was three girls, and one of them hated it.',
      },
    ],
  },
  {
    key: 'question-first-moon',
    kind: 'question',
    memberKey: 'noor',
    hoursAgo: 64,
    tag: 'reading',
    text: 'Is there a book about first periods that does not sound like a dentist? Mine is nine, but she asks.',
    comments: [
      {
        memberKey: 'hana',
        hoursAgo: 60,
        isAccepted: true,
        helped: ['noor', 'elin', 'lucia', 'priya'],
        text: 'The First Moon guide here begins with a story, not with a diagram. We read it with cocoa. She wanted the second chapter the same evening.',
        replies: [{ memberKey: 'noor', hoursAgo: 58, text: 'Cocoa! That is the detail I was missing.' }],
      },
      {
        memberKey: 'beth',
        hoursAgo: 55,
        text: 'Nine is a good age to ask. Answer exactly that question, and wait.',
      },
    ],
  },
  {
    key: 'question-bedtime',
    kind: 'question',
    memberKey: 'colleen',
    hoursAgo: 45,
    tag: 'rituals',
    text: 'Her bedtime has slid to ten since the evenings grew light. Do you pull it back by a few minutes a night, or all at once?',
  },
  {
    key: 'question-chair',
    kind: 'question',
    memberKey: 'priya',
    hoursAgo: 40,
    askedFrom: { productKey: 'rooted-mother', lessonKey: 'hallway', atSeconds: 12 },
    text: 'Our hallway is too narrow for a chair. Does the edge of the bathtub count, or is it about being seen?',
    comments: [
      {
        memberKey: 'elin',
        hoursAgo: 38,
        helped: ['priya'],
        text: '@{priya} The stairs worked for a while. It is about sitting down before you call, I think.',
      },
    ],
  },
  {
    key: 'question-mornings',
    kind: 'question',
    memberKey: 'elin',
    hoursAgo: 130,
    tag: 'rituals',
    text: 'Slow mornings, but my shift starts at seven. What is the smallest ritual that still counts?',
    comments: [
      {
        memberKey: 'coach',
        hoursAgo: 126,
        isAccepted: true,
        helped: ['elin', 'noor', 'tess'],
        text: 'One breath at the door, with a hand on her hair. If it happens every day, it counts.',
      },
    ],
  },
];

export const demoAnnouncements: readonly DemoAnnouncement[] = [
  {
    key: 'dst',
    priority: 'high',
    daysAgo: 1,
    title: 'Our evening calls begin half an hour later',
    text: 'From next week on the circle meets at 7:30 instead of 7. Several of you asked for time to say good night first. That is the best reason there is.',
    spanish: {
      title: 'Nuestras llamadas de la noche empiezan media hora más tarde',
      text: 'A partir de la próxima semana el círculo se reúne a las 7:30 en vez de a las 7. Varias pidieron tiempo para dar antes las buenas noches. Es la mejor razón que hay.',
    },
    seenBy: ['priya', 'dana', 'lucia', 'hana', 'noor'],
  },
  {
    key: 'first-moon',
    priority: 'normal',
    daysAgo: 9,
    title: 'New pages in the First Moon guide',
    text: 'Noor asked for a chapter to read aloud. It is there now, with room for a cup of cocoa. Whoever has the guide finds it under My downloads.',
    spanish: {
      title: 'Páginas nuevas en la guía de la Primera Luna',
      text: 'Noor pidió un capítulo para leer en voz alta. Ya está, con lugar para una taza de chocolate. Quien tenga la guía lo encuentra en Mis descargas.',
    },
    seenBy: ['noor', 'dana', 'elin', 'beth', 'hana', 'tess', 'margit', 'priya'],
  },
  {
    key: 'quiet-week',
    priority: 'normal',
    daysAgo: 24,
    title: 'A quiet week',
    text: 'I am in the woods until Sunday, without a telephone. Answers come the Monday after. Look after one another here; you are good at it.',
    seenBy: ['elin', 'priya', 'dana', 'lucia', 'beth', 'hana', 'margit', 'tess', 'noor'],
  },
];

/** Warnings from the coach that their members have confirmed. */
export const demoWarnings: readonly DemoWarning[] = [
  {
    memberKey: 'beth',
    daysAgo: 16,
    text: 'What another mother told us at this table about her divorce was hers to tell. Please leave it here, and leave names out of your posts.',
  },
];
