import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { GrowthRulesController } from './coach/growth-rules.controller.js';
import { GrowthRulesService } from './coach/growth-rules.service.js';
import { PointsByHandService } from './coach/points-by-hand.service.js';
import { StudentGrowthController } from './coach/student-growth.controller.js';
import { StudentGrowthQueries } from './coach/student-growth.queries.js';
import { LeaderboardController } from './leaderboard/leaderboard.controller.js';
import { LeaderboardService } from './leaderboard/leaderboard.service.js';
import { EntriesQueries } from './ledger/entries.queries.js';
import { GrowthLedgerService } from './ledger/growth-ledger.service.js';
import { CatchUpJob } from './listening/catch-up.job.js';
import { OnCommunity } from './listening/on-community.js';
import { OnLearning } from './listening/on-learning.js';
import { OnProducts } from './listening/on-products.js';
import { MyGrowthController } from './mine/my-growth.controller.js';
import { MyGrowthService } from './mine/my-growth.service.js';
import { PersonalDataService } from './personal-data.service.js';

@Module({
  imports: [AuditModule],
  controllers: [MyGrowthController, LeaderboardController, GrowthRulesController, StudentGrowthController],
  providers: [
    CatchUpJob,
    OnCommunity,
    OnLearning,
    OnProducts,
    GrowthLedgerService,
    EntriesQueries,
    MyGrowthService,
    LeaderboardService,
    GrowthRulesService,
    PointsByHandService,
    StudentGrowthQueries,
    PersonalDataService,
  ],
})
export class GrowthModule {}
