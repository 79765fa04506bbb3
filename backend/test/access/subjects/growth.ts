import { plain, type Scene, type Subject } from './scene.js';

const aStudent: Subject = { call: ({ owner }: Scene) => ({ params: { id: owner.id } }) };

/** Only adults can join the leaderboard. */
const anAdult: Subject = {
  call: async ({ t }) => {
    await t.database.query(`update accounts set age_band = 'adult'`);
    return {};
  },
};

/** Points and levels. */
export const growth: Record<string, Subject> = {
  'MyGrowthController.read': plain,
  'MyGrowthController.ledger': plain,
  'MyGrowthController.see': { call: () => ({ body: { level: 1 } }) },

  'LeaderboardController.read': plain,
  'LeaderboardController.join': anAdult,
  'LeaderboardController.leave': plain,

  'GrowthRulesController.list': plain,
  'GrowthRulesController.save': {
    call: () => ({
      params: { action: 'review_written' },
      body: { points: 30, dailyCap: 2, isOn: true },
    }),
  },

  'StudentGrowthController.read': aStudent,
  'StudentGrowthController.ledger': aStudent,
  'StudentGrowthController.give': {
    call: ({ owner }) => ({ params: { id: owner.id }, body: { points: 5, reason: 'Asked for it' } }),
  },
};
