import { Review } from './review.entity.js';

export const reviewEntities = [Review];
