import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { EnrollmentsModule } from '../enrollments/index.js';
import { CoachReviewsController } from './coach-reviews.controller.js';
import { CoachReviewsQueries } from './coach-reviews.queries.js';
import { MyReviewController } from './my-review.controller.js';
import { MyReviewService } from './my-review.service.js';
import { OnStandingChanged } from './on-standing-changed.js';
import { PersonalDataService } from './personal-data.service.js';
import { ReviewModerationService } from './review-moderation.service.js';
import { ReviewReportsController } from './review-reports.controller.js';
import { ReviewReportsService } from './review-reports.service.js';

@Module({
  imports: [AuditModule, EnrollmentsModule],
  controllers: [MyReviewController, ReviewReportsController, CoachReviewsController],
  providers: [
    MyReviewService,
    ReviewReportsService,
    CoachReviewsQueries,
    ReviewModerationService,
    PersonalDataService,
    OnStandingChanged,
  ],
})
export class ReviewsModule {}
