/** The texts about a member's data and the deletion of the account. */
export const privacyTexts = {
  freshSignIn: {
    title: 'Is it really you?',
    description:
      'For what is yours alone we ask for your password once more, when you signed in a while ago.',
    password: 'Password',
    code: 'Code',
    codeHint: 'The six digits in your authenticator app, or one of your recovery codes.',
    submit: 'Go on',
    cancel: 'Not now',
  },
  dataExport: {
    title: 'Your data',
    lead: 'Everything of yours in one file: to read, to keep, to take with you.',
    contents:
      'Profile, orders, courses and progress, notes, journal and answers, reviews, pictures and devices. Unpack the file and open index.html in your browser.',
    loading: 'Loading the state of your data',
    prepare: 'Prepare my data',
    again: 'Prepare a new one',
    preparing: (percent: number) => `Preparing your data: ${percent} %`,
    mayLeave: 'You can leave this page. We write to you as soon as it is ready.',
    ready: (size: string) => `Your data is ready (${size})`,
    keptUntil: (date: string) => `We keep the file for you until ${date}.`,
    download: 'Download',
    failed: 'Your data could not be prepared',
    failedAdvice: 'Nothing of yours is lost. Please try once more.',
  },
  deletion: {
    title: 'Delete account',
    lead: 'If you would rather be forgotten. You have seven days to change your mind.',
    open: 'Delete my account …',
    coach:
      'This is the coach’s account. It carries the courses and the whole site, so it cannot be deleted here. To hand the site on, invite another coach from the server’s command line first.',
    dialogTitle: 'Delete your account?',
    until: (date: string) =>
      `Nothing happens before ${date}. Until then you can sign in and keep your account; everything will be as it was.`,
    goesTitle: 'What goes then, for good',
    goes: [
      'your profile, your picture and your sign-in',
      'access to everything you bought or were given',
      'notes, journal, answers, progress and certificates',
      'your reviews',
    ],
    staysTitle: 'What stays',
    stays: ['your orders, without name and e-mail: the books need them'],
    devices: 'Your other devices are signed out at once.',
    copyFirst: 'Would you like to keep a copy? Prepare your data first.',
    password: 'Your password',
    confirm: 'Delete my account',
    cancel: 'Keep it',
    scheduled: (date: string) => `Your account will be deleted on ${date}`,
    scheduledMore: 'Until then nothing is lost, and one press keeps it.',
    keep: 'Keep my account',
    kept: 'Your account stays',
    keptMore: 'It is good to have you here.',
    loading: 'Loading the state of your account',
  },
} as const;
