import { coachingActs } from './coaching-acts';
import { communityActs } from './community-acts';
import { courseFileActs } from './course-file-acts';
import { mailActs } from './mail-acts';
import { messageActs } from './message-acts';
import { shopActs } from './shop-acts';
import { studentActs } from './student-acts';

/** Coach's actions beyond reading and saving records, added to the data provider as methods. */
export const acts = {
  ...coachingActs,
  ...communityActs,
  ...courseFileActs,
  ...mailActs,
  ...messageActs,
  ...shopActs,
  ...studentActs,
};
export type Acts = typeof acts;
