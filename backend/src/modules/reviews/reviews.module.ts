import { Module } from '@nestjs/common';
import { EnrollmentsModule } from '../enrollments/index.js';
import { MyReviewController } from './my-review.controller.js';
import { MyReviewService } from './my-review.service.js';

@Module({
  imports: [EnrollmentsModule],
  controllers: [MyReviewController],
  providers: [MyReviewService],
})
export class ReviewsModule {}
