/**
 * Growth: points for what members do, by rules of the coach, and the twenty levels they lead to.
 * Owns growth_rules, member_growth and growth_entries. Learns of deeds by events, and reads in the views of those who keep them what
 * stands. Whether a level may be shown to somebody else, accounts decides (`may`, 'see-level').
 * Offers the ledger to those who fill it otherwise than by events (the demo), and what points are worth.
 */
export { growthEntities } from './growth.entities.js';
export { GrowthLedgerService } from './ledger/growth-ledger.service.js';
export { LevelResponse } from './growth.dto.js';
export { LEVELS, levelOf, pointsOf } from './ledger/levels.js';
export { GrowthModule } from './growth.module.js';
export { memberPoints } from './growth.views.js';
