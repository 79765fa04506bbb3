import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EnrollmentsModule } from '../enrollments/index.js';
import { MyReviewController } from './my-review.controller.js';
import { MyReviewService } from './my-review.service.js';
import { OnMemberErased } from './on-member-erased.js';
import { PersonalDataQueries } from './personal-data.queries.js';
import { reviewEntities } from './reviews.entities.js';

@Module({
  imports: [TypeOrmModule.forFeature(reviewEntities), EnrollmentsModule],
  controllers: [MyReviewController],
  providers: [MyReviewService, PersonalDataQueries, OnMemberErased],
})
export class ReviewsModule {}
