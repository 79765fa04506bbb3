import { coach, coachAnswersWithin } from '../../shared/lib/coach';

/** The coaching page's words: the defaults of what the coach will edit as Site content. Some of it is quoted from the specification, letter for letter; the rest is ours. */
export const coachingTexts = {
  title: 'Coaching',
  book: 'Book Your Free Discovery Call',
  hero: {
    eyebrow: `Coaching with ${coach.name}`,
    title: 'Somebody to walk beside you for a while.',
    lead: 'For mothers who lie awake over a slammed door, for daughters who do not know how to begin the sentence, and for the two of you together.',
    note: 'Thirty minutes, no charge, nothing to prepare.',
  },
  whatIs: {
    eyebrow: 'What is coaching?',
    title: 'A conversation that stays with you on Tuesday',
    paragraphs: [
      'Coaching is not advice from someone who knows better. It is an hour in which one person listens to you with all her attention, asks the question you have been walking around, and waits with you for the answer.',
      'It looks forward more than back: what is happening at your table now, what would you like to happen instead, and what is the smallest thing you could try before next week? Where therapy or medical care would serve you better, you will hear that plainly.',
    ],
    stepsTitle: 'How an hour goes',
    steps: [
      {
        title: 'Arrive',
        text: 'A breath, a cup of tea, and the one thing that is loudest today.',
      },
      {
        title: 'Look',
        text: 'We slow one moment down until you can see what each of you was asking for.',
      },
      {
        title: 'Choose',
        text: 'You leave with one or two things to try, small enough for an ordinary week.',
      },
    ],
  },
  benefits: {
    eyebrow: 'What it is good for',
    title: 'Two people, two kinds of growing',
    mothers: {
      title: 'For mothers',
      items: [
        'Hear what is under the tone, and answer that instead',
        'Hold a boundary without raising your voice',
        'Tell your own fear apart from her danger',
        'Let go by the width of a hand, at the right time',
        'Have a place where you are the one being asked how you are',
      ],
    },
    daughters: {
      title: 'For daughters',
      items: [
        'Find words for what happens inside before it bursts',
        'Say no to a friend and keep the friend',
        'Meet a changing body with knowledge and without shame',
        'Ask for closeness, or for room, and be understood',
        'Have a grown-up to talk to who is nobody’s mother in the room',
      ],
    },
  },
  bio: {
    eyebrow: 'Your coach',
    paragraphs: [
      'I began in a school, in a small office with two chairs and a box of tissues. Mothers came in through one door and daughters through the other, often on the same day and with the same sentence: she does not listen to me. I have been interested in the space between those two doors ever since.',
      'Today I work with families by video, from a room that looks out on a row of alders. I am calm, I am curious, and I do not take sides. I have a grown daughter of my own, who has allowed me to say that we did not find it easy either.',
    ],
    credentialsTitle: 'Credentials',
  },
  offerings: {
    eyebrow: 'Ways to work together',
    title: 'Alone, together, or in a circle',
    loading: 'Loading the coaching offers',
    empty: 'New dates are being planned. Until then, the discovery call is open to you.',
  },
  booking: {
    eyebrow: 'Begin here',
    title: 'Your free discovery call',
    lead: 'Thirty minutes by video, without charge and without obligation, to find out whether we are a good fit.',
    pointsTitle: 'What we do in the half hour',
    points: [
      'You tell me what brought you here, in your own order.',
      'I say honestly whether and how I can help, and what else might.',
      'We find a first small step, whether or not we go on together.',
    ],
    howTitle: 'How to find a time',
    how: `Times are arranged by e-mail, with me and not with a machine. Write two or three times that suit you and the place or time zone you are in. I answer ${coachAnswersWithin} with one of them and a link for the call.`,
    write: `Write to ${coach.firstName}`,
    or: 'or to',
    privacy: 'What you write is read by me alone.',
    subject: 'My free discovery call',
    letter: [
      `Dear ${coach.firstName},`,
      '',
      'I would like to book the free discovery call.',
      '',
      'These times would suit me:',
      '1. ',
      '2. ',
      '3. ',
      '',
      'I am in (place or time zone): ',
      'What brings me here, in a sentence: ',
      '',
    ],
  },
} as const;
