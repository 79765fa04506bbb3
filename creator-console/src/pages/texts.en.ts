export const texts = {
  title: 'Creator Portal',
  subtitle: 'Welcome back. Please sign in.',
  email: 'Email',
  password: 'Password',
  code: 'Code',
  codeHint: 'From your authenticator app or our email. A recovery code works, too.',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  failed: 'We couldn’t sign you in. Please try again.',
  notYou: 'This portal is for coaches. Looking for your courses?',
  memberApp: 'Go to the member app',
} as const;
