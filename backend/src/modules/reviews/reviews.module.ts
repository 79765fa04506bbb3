import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EnrollmentsModule } from '../enrollments/index.js';
import { MyReviewController } from './my-review.controller.js';
import { MyReviewService } from './my-review.service.js';
import { EraseReviews } from './on-member-erased.js';
import { ReviewPersonalData } from './personal-data.queries.js';
import { reviewEntities } from './reviews.entities.js';

@Module({
  imports: [TypeOrmModule.forFeature(reviewEntities), EnrollmentsModule],
  controllers: [MyReviewController],
  providers: [MyReviewService, ReviewPersonalData, EraseReviews],
})
export class ReviewsModule {}
