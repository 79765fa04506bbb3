export const texts = {
  title: 'Is it really you?',
  text: 'You signed in a while ago. Please enter your password once more.',
  password: 'Password',
  code: 'Code or recovery code',
  submit: 'Go on',
  cancel: 'Not now',
  problem: 'That did not work. Please try again.',
} as const;
