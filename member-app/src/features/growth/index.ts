/** Growth: the member's plant and level, the points history, and the optional leaderboard. */
export { GrowthMeter } from './growth-meter';
export { GrowthPage } from './growth-page';
export { LeaderboardPage } from './leaderboard-page';
export { LevelMoment } from './level-moment';
export { MyFace } from './my-face';
export { MyLevel } from './my-level';
export { MyPlant } from './my-plant';
