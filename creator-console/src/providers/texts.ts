export const texts = {
  notTheCoach: 'This door is the coach’s. Your own place is the member app.',
  codeRequired: 'Please enter the code of your authenticator app.',
  signInFailed: 'We could not sign you in. Please try again.',
  pleaseSignIn: 'Please sign in',
} as const;
