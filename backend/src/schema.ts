import { accountsEntities } from './modules/accounts/index.js';
import { answerEntities } from './modules/answers/index.js';
import { auditEntities } from './modules/audit/index.js';
import { firstRunEntities } from './modules/first-run/index.js';
import { businessEntities } from './modules/business/index.js';
import { cartEntities } from './modules/cart/index.js';
import { catalogEntities } from './modules/catalog/index.js';
import { certificateEntities } from './modules/certificates/index.js';
import { coachingEntities } from './modules/coaching/index.js';
import { communityEventEntities } from './modules/community-events/index.js';
import { communityEntities } from './modules/community/index.js';
import { broadcastEntities } from './modules/broadcasts/index.js';
import { couponEntities } from './modules/coupons/index.js';
import { courseEntities } from './modules/courses/index.js';
import { enrollmentEntities } from './modules/enrollments/index.js';
import { familyEntities } from './modules/families/index.js';
import { giftEntities } from './modules/gifts/index.js';
import { groupEntities } from './modules/groups/index.js';
import { growthEntities } from './modules/growth/index.js';
import { learningEntities } from './modules/learning/index.js';
import { legalEntities } from './modules/legal/index.js';
import { mediaEntities } from './modules/media/index.js';
import { messageEntities } from './modules/messages/index.js';
import { noteEntities } from './modules/notes/index.js';
import { paymentEntities } from './modules/payments/index.js';
import { privacyEntities } from './modules/privacy/index.js';
import { reviewEntities } from './modules/reviews/index.js';
import { siteEntities } from './modules/site/index.js';
import { studentNoteEntities } from './modules/student-notes/index.js';
import { studentEntities } from './modules/students/index.js';
import { viewEntities } from './modules/views/index.js';
import { widgetEntities } from './modules/widgets/index.js';
import { notificationEntities } from './modules/notifications/index.js';
import { Job } from './platform/jobs/job.entity.js';
import { LastBackup } from './platform/backups/last-backup.entity.js';
import { RateLimitWindow } from './platform/security/rate-limit-window.entity.js';
import { SecretUse } from './platform/security/secret-use.entity.js';

export { migrations } from './migrations/index.js';

/** All tables of the database, by the modules that own them, for migrations and the tests of the schema. */
export const entities = [
  Job,
  RateLimitWindow,
  SecretUse,
  LastBackup,
  ...auditEntities,
  ...accountsEntities,
  ...businessEntities,
  ...firstRunEntities,
  ...legalEntities,
  ...mediaEntities,
  ...catalogEntities,
  ...reviewEntities,
  ...viewEntities,
  ...courseEntities,
  ...widgetEntities,
  ...enrollmentEntities,
  ...giftEntities,
  ...familyEntities,
  ...couponEntities,
  ...broadcastEntities,
  ...cartEntities,
  ...paymentEntities,
  ...learningEntities,
  ...certificateEntities,
  ...noteEntities,
  ...messageEntities,
  ...answerEntities,
  ...notificationEntities,
  ...privacyEntities,
  ...groupEntities,
  ...siteEntities,
  ...coachingEntities,
  ...studentNoteEntities,
  ...studentEntities,
  ...communityEntities,
  ...communityEventEntities,
  ...growthEntities,
];
