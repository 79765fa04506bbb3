export const texts = {
  title: 'Confirm it’s you',
  text: 'It’s been a while since you signed in. Enter your password to continue.',
  password: 'Password',
  code: 'Code or recovery code',
  submit: 'Continue',
  cancel: 'Not now',
  problem: 'That didn’t work. Please try again.',
} as const;
