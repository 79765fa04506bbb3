/** Points of the demo's members, including those for their actions, and who wants to be in the leaderboard. */
export const demoGrowth: { memberKey: string; points: number; isListed: boolean }[] = [
  { memberKey: 'elin', points: 2800, isListed: false },
  { memberKey: 'priya', points: 6350, isListed: true },
  { memberKey: 'dana', points: 4380, isListed: true },
  { memberKey: 'lucia', points: 3520, isListed: true },
  { memberKey: 'hana', points: 1500, isListed: true },
  { memberKey: 'tess', points: 1200, isListed: true },
  { memberKey: 'noor', points: 800, isListed: true },
];

/** Points that the coach granted: the day, the reason, and the share of all points that actions did not bring. */
export const demoPointsByHand = [
  { daysAgo: 84, share: 0.22, reason: 'Welcomed the new members of her circle' },
  { daysAgo: 63, share: 0.18, reason: 'Came to every evening of the month' },
  { daysAgo: 45, share: 0.2, reason: 'Wrote down the recipe for the whole circle' },
  { daysAgo: 27, share: 0.14, reason: 'Helped a member to get started' },
  { daysAgo: 12, share: 0.16, reason: 'Tried the new lessons before everyone else' },
  { daysAgo: 4, share: 0.1, reason: 'Thanks for the kind words in the circle' },
];
