import type { FirstRunStep } from './first-run.api';

type Step = FirstRunStep['step'];
type Problem = NonNullable<FirstRunStep['problem']>;

export const texts = {
  title: 'First steps',
  lead: 'Six things, and your first guest can come.',
  ready: 'Everything is ready. Your first guest can come.',
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
    done: 'Visitors see who you are.',
    act: 'Open Site',
  },
  product: {
    title: 'Your first product',
    done: 'It is in the shop.',
    act: 'Open Content',
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
};

/** With the payment sandbox nobody can be paid, so that it must not sound like it. */
export const sandboxTexts = {
  done: 'The payment sandbox answers. No money moves until the keys of your Stripe account are set on the server.',
  act: 'Ask the sandbox',
} as const;

/** What is missing or wrong, and what to do about it. */
export const problemTexts: Record<Problem, string> = {
  no_name: 'Pages do not know your name yet. Write it on the page Site, and publish.',
  no_portrait: 'Your name is there. Now choose a portrait on the page Site, and publish.',
  no_product: 'Nothing can be bought yet. Make a course, a download or an offering, and publish it.',
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
