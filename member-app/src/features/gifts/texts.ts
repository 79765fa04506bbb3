export const giftTexts = {
  title: 'A gift for you',
  loading: 'Opening your gift',
  from: (sender: string | null) => (sender === null ? 'Somebody gives you' : `${sender} gives you`),
  hello: (name: string) => `For ${name}`,
  redeem: 'Redeem your gift',
  redeemFailed: 'This did not work. Please try again in a moment; the gift is still there.',
  account: 'You need an account to keep it. It costs nothing.',
  register: 'Create an account',
  signIn: 'Sign in',
  redeemed: {
    title: 'It is yours! ✨',
    description: (title: string) => `${title} is waiting in your library`,
  },
  yours: 'You have redeemed this gift. It is yours to keep.',
  owned: 'You own this already. The gift stays open: pass its link on to somebody who would like it.',
  taken: {
    title: 'This gift was redeemed already',
    text: 'Somebody with the same link has it now. If that surprises you, ask whoever gave it to you.',
  },
  closed: {
    title: 'This gift was taken back',
    text: 'It was refunded, so its link works no more. If that surprises you, ask whoever gave it to you.',
  },
  unknown: {
    title: 'This link is not complete',
    text: 'Please open the link in the mail once more, or copy all of it.',
  },
  coach: 'You are signed in as the coach. Gifts are redeemed by members.',
  open: 'Open it',
  library: 'Browse Library',
} as const;
