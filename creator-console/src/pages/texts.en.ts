export const texts = {
  title: 'Creator Portal',
  subtitle: 'Welcome back. Please sign in to tend your garden.',
  email: 'Email',
  password: 'Password',
  code: 'Code',
  codeHint: 'From your authenticator app or our email, or one of your recovery codes',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  failed: 'We could not sign you in. Please try again.',
  notYou: 'This door is the coach’s. Looking for your courses?',
  memberApp: 'Go to the member app',
} as const;
