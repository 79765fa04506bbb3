import { broadcastActs } from './broadcast-acts';
import { coachingActs } from './coaching-acts';
import { communityActs } from './community-acts';
import { couponActs } from './coupon-acts';
import { eventActs } from './event-acts';
import { groupActs } from './group-acts';
import { growthActs } from './growth-acts';
import { mailActs } from './mail-acts';
import { messageActs } from './message-acts';
import { orderActs } from './order-acts';
import { productActs } from './product-acts';
import { reviewActs } from './review-acts';
import { studentActs } from './student-acts';
import { studentLearningActs } from './student-learning-acts';
import { studentNoteActs } from './student-note-acts';

/** Coach's actions beyond reading and saving records, added to the data provider as methods. */
export const acts = {
  ...broadcastActs,
  ...coachingActs,
  ...communityActs,
  ...couponActs,
  ...eventActs,
  ...groupActs,
  ...growthActs,
  ...mailActs,
  ...messageActs,
  ...orderActs,
  ...productActs,
  ...reviewActs,
  ...studentActs,
  ...studentLearningActs,
  ...studentNoteActs,
} as const;
export type Acts = typeof acts;
