/**
 * Growth: points for members' actions, by the coach's rules, and the twenty levels. Owns growth_rules, member_growth
 * and growth_entries. Hears of actions through events, and reads the current state from the views of the owning
 * modules. Accounts decides who may see a level (`may`, 'see-level'). Offers the ledger to code without events (the
 * demo), and maps points to levels.
 */
export { GrowthLedgerService } from './ledger/growth-ledger.service.js';
export { LevelResponse } from './growth.dto.js';
export { LEVELS, levelOf, pointsOf } from './ledger/levels.js';
export { GrowthModule } from './growth.module.js';
export { memberPoints } from './growth.views.js';
