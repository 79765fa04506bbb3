/** How far members of the demo have grown, the points of their deeds included, and who likes to be in the leaderboard. */
export const demoGrowth: { memberKey: string; points: number; isListed: boolean }[] = [
  { memberKey: 'elin', points: 2800, isListed: false },
  { memberKey: 'priya', points: 6350, isListed: true },
  { memberKey: 'dana', points: 4380, isListed: true },
  { memberKey: 'lucia', points: 3520, isListed: true },
  { memberKey: 'hana', points: 1500, isListed: true },
  { memberKey: 'tess', points: 1200, isListed: true },
  { memberKey: 'noor', points: 800, isListed: true },
];

/** When the coach gave what their deeds have not brought, in days ago, and its share. */
export const demoGifts = [
  { daysAgo: 84, share: 0.22 },
  { daysAgo: 63, share: 0.18 },
  { daysAgo: 45, share: 0.2 },
  { daysAgo: 27, share: 0.14 },
  { daysAgo: 12, share: 0.16 },
  { daysAgo: 4, share: 0.1 },
];
