/**
 * The demo content of a first start (product rule 1.1): the coach Maren Solveig, the catalog, the courses and
 * the people. Everything here is plain data made by us; media are in `media/`.
 */
export type * from './writing/broadcast-types.js';
export type * from './writing/content-types.js';
export type * from './writing/subscription-types.js';
export { demoAnswers } from './answers.js';
export {
  demoCallQuestions,
  demoHalfHour,
  demoHour,
  demoHourQuestions,
  demoMeetingLink,
  demoSessions,
  demoWeeklyHours,
  demoWorkshop,
} from './availability.js';
export { demoId, demoOfferId } from './writing/demo-id.js';
export { demoEarlyOpening, demoGroups, demoHandGrants, demoStudentNotes } from './coaching.js';
export { demoAnnouncements, demoPosts, demoWarnings } from './community.js';
export { demoBroadcasts, demoMailingReaders, demoSequence } from './broadcasts.js';
export { demoCoupons } from './coupons.js';
export { demoEvents } from './events.js';
export { demoGifts } from './gifts.js';
export { demoCircleChat, demoConversations, demoMemberConversations, demoSavedReplies } from './messages.js';
export { demoNotes } from './notes.js';
export { demoNotifications } from './notifications.js';
export { demoMedia } from './media-manifest.js';
export { demoOwnership } from './ownership.js';
export { demoPeople } from './people.js';
export { demoSite } from './site.js';
export { demoSubscriptions } from './subscriptions.js';
export { spanishCourses } from './courses/spanish-courses.js';
export { spanishEvents, spanishGroups, spanishOfferings, spanishProducts } from './spanish.js';
export { demoBlockedKey, demoTags } from './student-tags.js';
export { demoProducts, partsOf } from './catalogue.js';
export { demoViews } from './views.js';
