/** Growth: the member's plant and level, what brought the points, and the leaderboard of those who join it. */
export { GrowthMeter } from './growth-meter';
export { GrowthPage } from './growth-page';
export { LeaderboardPage } from './leaderboard-page';
export { LevelMoment } from './level-moment';
export { MyFace } from './my-face';
export { MyLevel } from './my-level';
export { MyPlant } from './my-plant';
