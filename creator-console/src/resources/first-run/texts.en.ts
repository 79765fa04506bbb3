import type { FirstRunStep } from './first-run.api';

type Step = FirstRunStep['step'];
type Problem = NonNullable<FirstRunStep['problem']>;

export const texts = {
  title: 'First steps',
  lead: 'Set up your business, then try it the way a member would.',
  ready: 'Everything is set up, and you have seen it work.',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  notLoaded: 'The first steps could not be loaded.',
  loading: 'Looking at the first steps',
  putAway: 'Put away',
  bringBack: 'Show the first steps',
  done: 'Done',
  todo: 'Still to do',
  failed: 'Does not work yet',
  said: (detail: string) => `The answer was: ${detail}`,
  tryAgain: 'Try again',
} as const;

interface StepTexts {
  title: string;
  done: string;
  act: string;
}

export const stepTexts: Record<Step, StepTexts> = {
  profile: {
    title: 'Your name and portrait',
    done: 'Your home page shows your name, your portrait and your words.',
    act: 'Open Site',
  },
  business: {
    title: 'Your business',
    done: 'Receipts carry your name and address. Check the currency and time zone: the currency stays once somebody has ordered.',
    act: 'Open Business',
  },
  legal: {
    title: 'Terms, privacy and refunds',
    done: 'Every legal page has your own text.',
    act: 'Open Legal',
  },
  product: {
    title: 'Your first product',
    done: 'It is in the shop.',
    act: 'Open Content',
  },
  hours: {
    title: 'Your hours',
    done: 'Members can book a time with you.',
    act: 'Open Coaching',
  },
  payments: {
    title: 'Payments',
    done: 'Stripe knows your account, and you can be paid.',
    act: 'Ask Stripe',
  },
  mail: {
    title: 'Mail',
    done: 'A mail to you is on its way. Please look into your inbox, and into the spam, too.',
    act: 'Send me a mail',
  },
  files: {
    title: 'Pictures, films and files',
    done: 'A file was written, read and deleted again.',
    act: 'Write a file',
  },
  friend: {
    title: 'A friend who tries it',
    done: 'Somebody besides you has an account.',
    act: 'Invite somebody',
  },
  claim: {
    title: 'A free product, claimed',
    done: 'A member has claimed a free product.',
    act: 'Open the shop',
  },
  booking: {
    title: 'A call, booked',
    done: 'Somebody has booked a time with you.',
    act: 'Open the calendar',
  },
  purchase: {
    title: 'A test purchase',
    done: 'An order has been paid.',
    act: 'Open the shop',
  },
};

/** In the payment sandbox nobody can pay, so the text must not suggest that they can. */
export const sandboxTexts = {
  done: 'The payment sandbox answers. No money moves until the keys of your Stripe account are set on the server.',
  act: 'Ask the sandbox',
} as const;

/** Problems, and how to solve each. */
export const problemTexts: Record<Problem, string> = {
  no_name: 'Pages do not know your name yet. Write it on the page Site, and publish.',
  no_portrait: 'Your name is there. Now choose a portrait on the page Site, and publish.',
  not_shown:
    'Visitors don’t see you yet. On the page Site, write a few words in “Meet the coach”, switch the section on, and publish.',
  no_address:
    'Receipts need the name and address of your business. Choose the currency and time zone there, too: the currency can’t change after the first order.',
  starting_texts:
    'At least one legal page still has the starting text. Have somebody who knows the law look at yours, then publish it.',
  no_product: 'Nothing can be bought yet. Make a course, a download or an offering, and publish it.',
  no_hours: 'Nobody can book a time yet. Add hours to an offering on the Coaching page.',
  no_claim: 'In a private window, register with another address and claim a free product.',
  no_booking: 'In a private window, book a call with yourself. Both emails should arrive.',
  no_purchase: 'In a private window, buy something. You can refund the order afterward.',
  no_friend: 'Ask a friend to come in as a student would. Four eyes see what two have stopped seeing.',
  not_checked: 'Not tried yet.',
  unreachable:
    'Stripe could not be reached from the server. Whoever looks after it can tell whether it may call out.',
  wrong_key:
    'Stripe does not accept the key. Please copy it once more from your Stripe dashboard: STRIPE_SECRET_KEY.',
  charges_off:
    'Stripe does not let this account charge yet. Your Stripe dashboard says what it still wants to know.',
  no_webhook:
    'You can be paid, but Stripe would not tell us of it. In your Stripe dashboard, add a webhook to this address:',
  mail_refused:
    'The mail server did not take a mail to you. The address of the sender or the sign-in there may be wrong: SMTP_URL, MAIL_FROM.',
  files_refused:
    'The bucket could not be written. Its name, address or keys may be wrong: the variables that begin with S3.',
  files_not_public:
    'The server can write files, but browsers cannot fetch them. Its address has to be one that they reach, too: S3_ENDPOINT.',
};
