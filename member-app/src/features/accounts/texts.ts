import { placeName } from '../../shared/lib/place-name';

/** The texts for registering and signing in. The rules behind them: product rules 2.1 to 2.7. */
export const accountTexts = {
  fields: {
    name: 'Name',
    nameHint: 'What we call you. You can change it at any time.',
    email: 'E-mail',
    password: 'Password',
    newPassword: 'New password',
    code: 'Code',
    codeHint: 'The six digits in your authenticator app, or one of your recovery codes.',
  },
  newPassword: {
    lengths: {
      member: '10 characters or more.',
      creator: '15 characters or more.',
      somebody: '10 characters or more, for the coach 15.',
    },
    wordsHint: 'A few words you will remember are best; your name and common passwords are not taken.',
  },
  signIn: {
    title: 'Welcome back',
    lead: 'Sign in and go on where you left off.',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
    newHere: 'New here?',
    register: 'Create an account',
    passwordChanged: {
      title: 'Your password is changed',
      text: 'You were signed out everywhere. Please sign in with the new one.',
    },
    verse: 'The door is where you left it.',
  },
  code: {
    title: 'One more step',
    lead: 'Your account asks for a code as well as your password.',
    submit: 'Continue',
    back: 'Use another account',
  },
  register: {
    title: 'Create your account',
    lead: 'One account for your courses, downloads and notes. It costs nothing.',
    submit: 'Create account',
    accepting: 'By creating an account',
    hasAccount: 'Have an account already?',
    signIn: 'Sign in',
    verse: 'Every forest was a handful of seeds.',
  },
  forgot: {
    title: 'Forgot your password?',
    lead: 'It happens. Tell us your e-mail, and we send you a link to choose a new one.',
    submit: 'Send me a link',
    sent: {
      title: 'Look into your inbox',
      text: (email: string) =>
        `If ${email} has an account here, a mail with a link is on its way. The link works for 10 minutes.`,
      help: 'Nothing there after a few minutes? Look among the spam, or try again.',
      again: 'Try again',
    },
    back: 'Back to sign in',
    verse: 'Even paths one knows by heart get lost in the fog.',
  },
  reset: {
    title: 'Choose a new password',
    lead: 'All your devices will be signed out, and you sign in with the new password.',
    submit: 'Save the new password',
    expired: {
      title: 'This link no longer works',
      text: 'A link works once and for a short while only. Ask for a fresh one, it takes a moment.',
      again: 'Ask for a new link',
    },
    verse: 'New moon, new beginning.',
  },
  verify: {
    pending: 'Confirming your e-mail…',
    done: {
      title: 'Your e-mail is confirmed',
      text: 'Thank you. Receipts and news about your courses will find you there.',
      home: `Go to My ${placeName}`,
      library: 'Browse the library',
    },
    expired: {
      title: 'This link no longer works',
      text: 'A link works once and for 24 hours. If you have not confirmed your e-mail yet, ask for a fresh one.',
      signIn: 'Sign in to get a new link',
    },
    taken: {
      title: 'This address has an account already',
      text: 'Your own e-mail stays as it is. If both accounts are yours, sign in to the other one with this address.',
      settings: 'Go to my settings',
    },
    failed: 'We could not confirm it just now',
    verse: 'A letter that found its way.',
  },
  confirm: {
    title: 'Please confirm your e-mail',
    text: (email: string) =>
      `We sent a link to ${email}. It makes sure that receipts and a new password can reach you.`,
    resend: 'Send the link again',
    sent: 'Sent. Please look into your inbox.',
  },
} as const;
