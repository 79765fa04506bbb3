/**
 * Growth: points for what members do, by the coach's rules, and the twenty levels they lead to. Owns growth_rules,
 * member_growth and growth_entries. Learns of actions by events, and reads the current state in the views of the owning
 * modules. Accounts decides if a level may be shown to somebody else (`may`, 'see-level'). Offers the ledger to writers
 * without events (the demo), and the levels of points.
 */
export { GrowthLedgerService } from './ledger/growth-ledger.service.js';
export { LevelResponse } from './growth.dto.js';
export { LEVELS, levelOf, pointsOf } from './ledger/levels.js';
export { GrowthModule } from './growth.module.js';
export { memberPoints } from './growth.views.js';
