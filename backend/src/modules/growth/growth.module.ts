import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/index.js';
import { GrowthRulesController } from './coach/growth-rules.controller.js';
import { GrowthRulesService } from './coach/growth-rules.service.js';
import { PointsByHandService } from './coach/points-by-hand.service.js';
import { StudentGrowthController } from './coach/student-growth.controller.js';
import { StudentGrowthQueries } from './coach/student-growth.queries.js';
import { growthEntities } from './growth.entities.js';
import { LeaderboardController } from './leaderboard/leaderboard.controller.js';
import { LeaderboardService } from './leaderboard/leaderboard.service.js';
import { EntriesQueries } from './ledger/entries.queries.js';
import { GrowthLedgerService } from './ledger/growth-ledger.service.js';
import { CatchUpJob } from './listening/catch-up.job.js';
import { OnCertificateIssued } from './listening/on-certificate-issued.js';
import { OnCourseCompleted } from './listening/on-course-completed.js';
import { OnGiftRedeemed } from './listening/on-gift-redeemed.js';
import { OnJournalShared } from './listening/on-journal-shared.js';
import { OnJournalUnshared } from './listening/on-journal-unshared.js';
import { OnLessonCompleted } from './listening/on-lesson-completed.js';
import { OnOrderPaid } from './listening/on-order-paid.js';
import { OnOrderRefunded } from './listening/on-order-refunded.js';
import { OnPostPublished } from './listening/on-post-published.js';
import { OnCommentWritten } from './listening/on-comment-written.js';
import { OnCommentRemoved } from './listening/on-comment-removed.js';
import { OnCommunityLeft } from './listening/on-community-left.js';
import { OnAnswerAccepted } from './listening/on-answer-accepted.js';
import { OnAnswerUnaccepted } from './listening/on-answer-unaccepted.js';
import { OnAnswerHelpful } from './listening/on-answer-helpful.js';
import { OnAnswerNotHelpful } from './listening/on-answer-not-helpful.js';
import { CommunityDeedsService } from './listening/community-deeds.service.js';
import { OnPostRemoved } from './listening/on-post-removed.js';
import { OnProductGranted } from './listening/on-product-granted.js';
import { OnProductTakenBack } from './listening/on-product-taken-back.js';
import { OnProgressTakenBack } from './listening/on-progress-taken-back.js';
import { OnRefundFailed } from './listening/on-refund-failed.js';
import { OnReviewHidden } from './listening/on-review-hidden.js';
import { OnReviewRemoved } from './listening/on-review-removed.js';
import { OnReviewShown } from './listening/on-review-shown.js';
import { OnReviewWritten } from './listening/on-review-written.js';
import { OnSessionSettled } from './listening/on-session-settled.js';
import { MyGrowthController } from './mine/my-growth.controller.js';
import { MyGrowthService } from './mine/my-growth.service.js';
import { OnMemberErased } from './ledger/on-member-erased.js';
import { PersonalDataQueries } from './personal-data.queries.js';

/** Who settles the ledger when something was done or undone. */
const listening = [
  CatchUpJob,
  OnCertificateIssued,
  OnCourseCompleted,
  OnGiftRedeemed,
  OnJournalShared,
  OnJournalUnshared,
  OnLessonCompleted,
  OnOrderPaid,
  OnOrderRefunded,
  OnPostPublished,
  OnPostRemoved,
  OnCommentWritten,
  OnCommentRemoved,
  OnCommunityLeft,
  OnAnswerAccepted,
  OnAnswerUnaccepted,
  OnAnswerHelpful,
  OnAnswerNotHelpful,
  OnProductGranted,
  OnProductTakenBack,
  OnProgressTakenBack,
  OnRefundFailed,
  OnReviewHidden,
  OnReviewRemoved,
  OnReviewShown,
  OnReviewWritten,
  OnSessionSettled,
];

@Module({
  imports: [TypeOrmModule.forFeature(growthEntities), AuditModule],
  controllers: [MyGrowthController, LeaderboardController, GrowthRulesController, StudentGrowthController],
  providers: [
    ...listening,
    GrowthLedgerService,
    CommunityDeedsService,
    EntriesQueries,
    MyGrowthService,
    LeaderboardService,
    GrowthRulesService,
    PointsByHandService,
    StudentGrowthQueries,
    PersonalDataQueries,
    OnMemberErased,
  ],
})
export class GrowthModule {}
