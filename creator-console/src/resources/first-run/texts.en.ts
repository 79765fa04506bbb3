import type { FirstRunStep } from './first-run.api';

type Step = FirstRunStep['step'];
type Problem = NonNullable<FirstRunStep['problem']>;

export const texts = {
  title: 'First steps',
  lead: 'Set up your business, then try it the way a student would.',
  ready: 'Everything is set up and tested.',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  notLoaded: 'The first steps couldn’t be loaded.',
  loading: 'Loading the first steps',
  putAway: 'Hide',
  bringBack: 'Show the first steps',
  done: 'Done',
  todo: 'To do',
  failed: 'Not working yet',
  said: (detail: string) => `Response: ${detail}`,
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
    done: 'Your home page shows your name, your portrait and your introduction.',
    act: 'Open Site',
  },
  business: {
    title: 'Your business',
    done: 'Receipts show your name and address. Check your currency and time zone: the currency can’t change after the first order.',
    act: 'Open Business details',
  },
  legal: {
    title: 'Terms, privacy and refunds',
    done: 'Every legal page has your own text.',
    act: 'Open Legal',
  },
  product: {
    title: 'Your first product',
    done: 'It’s in the shop.',
    act: 'Open Content',
  },
  hours: {
    title: 'Your hours',
    done: 'Students can book a time with you.',
    act: 'Open Coaching',
  },
  payments: {
    title: 'Payments',
    done: 'Stripe is connected, and you can get paid.',
    act: 'Check Stripe',
  },
  mail: {
    title: 'Email',
    done: 'We sent you a test email. Check your inbox and your spam folder.',
    act: 'Send test email',
  },
  files: {
    title: 'Photos, videos and files',
    done: 'File storage works: we saved, opened and deleted a test file.',
    act: 'Test file storage',
  },
  friend: {
    title: 'Try it with a friend',
    done: 'Someone besides you has an account.',
    act: 'Invite someone',
  },
  claim: {
    title: 'Claim a free product',
    done: 'Someone has claimed a free product.',
    act: 'Open the shop',
  },
  booking: {
    title: 'Book a call',
    done: 'Someone has booked a time with you.',
    act: 'Open the calendar',
  },
  purchase: {
    title: 'Make a test purchase',
    done: 'An order has been paid.',
    act: 'Open the shop',
  },
};

/** In the payment sandbox nobody can pay, so the text must not suggest that they can. */
export const sandboxTexts = {
  done: 'The payment sandbox works. No real money moves until the server has the keys of your Stripe account.',
  act: 'Check the sandbox',
} as const;

/** Problems, and how to solve each. */
export const problemTexts: Record<Problem, string> = {
  no_name: 'Your site doesn’t show your name yet. Add it on the Site page and publish.',
  no_portrait: 'Your name is set. Now add a portrait on the Site page and publish.',
  not_shown:
    'Visitors don’t see you yet. On the Site page, write a few words in “Meet the coach”, turn the section on, and publish.',
  no_address:
    'Receipts need your business name and address. Choose your currency and time zone there, too: the currency can’t change after the first order.',
  starting_texts:
    'At least one legal page still has the starter text. Ask a lawyer to check yours, then publish it.',
  no_product: 'There’s nothing to buy yet. Create a course, a download or an offering, and publish it.',
  no_hours: 'No one can book a time yet. Add hours to an offering on the Coaching page.',
  no_claim: 'In a private window, sign up with another address and claim a free product.',
  no_booking: 'In a private window, book a call with yourself. You should get both emails.',
  no_purchase: 'In a private window, buy something. You can refund the order afterward.',
  no_friend: 'Ask a friend to try it the way a student would.',
  not_checked: 'Not checked yet.',
  unreachable: 'Your server can’t reach Stripe. Ask whoever runs it to allow outgoing connections.',
  wrong_key:
    'Stripe doesn’t accept your server’s key. Copy the secret key from your Stripe dashboard again and set it as STRIPE_SECRET_KEY.',
  charges_off:
    'Stripe doesn’t allow charges on this account yet. Your Stripe dashboard shows what’s missing.',
  no_webhook:
    'You can get paid, but Stripe can’t notify us yet. In your Stripe dashboard, add a webhook to this address:',
  mail_refused:
    'The mail server rejected our email to you. Ask whoever runs your server to check SMTP_URL and MAIL_FROM.',
  files_refused:
    'We couldn’t save a test file. Ask whoever runs your server to check the bucket’s name, address and keys: the variables that begin with S3.',
  files_not_public:
    'Your server can save files, but browsers can’t open them. Ask whoever runs it to set S3_ENDPOINT to an address that browsers can reach, too.',
};
