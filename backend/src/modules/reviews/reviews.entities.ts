import { Review } from './review.entity.js';
import { ReviewReport } from './review-report.entity.js';

export const reviewEntities = [Review, ReviewReport];
