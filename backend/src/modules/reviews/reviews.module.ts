import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/index.js';
import { EnrollmentsModule } from '../enrollments/index.js';
import { CoachReviewsController } from './coach-reviews.controller.js';
import { CoachReviewsQueries } from './coach-reviews.queries.js';
import { MyReviewController } from './my-review.controller.js';
import { MyReviewService } from './my-review.service.js';
import { OnMemberErased } from './on-member-erased.js';
import { OnStandingChanged } from './on-standing-changed.js';
import { PersonalDataQueries } from './personal-data.queries.js';
import { ReviewModerationService } from './review-moderation.service.js';
import { ReviewReportsController } from './review-reports.controller.js';
import { ReviewReportsService } from './review-reports.service.js';
import { reviewEntities } from './reviews.entities.js';

@Module({
  imports: [TypeOrmModule.forFeature(reviewEntities), AuditModule, EnrollmentsModule],
  controllers: [MyReviewController, ReviewReportsController, CoachReviewsController],
  providers: [
    MyReviewService,
    ReviewReportsService,
    CoachReviewsQueries,
    ReviewModerationService,
    PersonalDataQueries,
    OnMemberErased,
    OnStandingChanged,
  ],
})
export class ReviewsModule {}
