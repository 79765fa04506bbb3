/** Elin's daughter, whose account was created from her mother's: she is eleven and signs in with a sign-in name. */
export const demoDaughter = {
  key: 'juni',
  motherKey: 'elin',
  name: 'Juni Hart',
  signInName: 'juni',
  age: 11,
  agreed: ['account', 'community', 'messages'],
  joinedDaysAgo: 40,
  seenDaysAgo: 1,
  /** The course for two that she has begun: her mother has the first seat, she the second. */
  courseKey: 'first-seeds',
  /** Product that she has asked her mother for. */
  wishKey: 'bells-and-breath',
  askedDaysAgo: 2,
} as const;
