import {
  absentMinors,
  accountNames,
  coachZone,
  guardianships,
  letterReaders,
  mailAddresses,
  memberRecords,
  members,
  emailsAwaitingGuardian,
  openInvitations,
  openLoginSessions,
  people,
} from './modules/accounts/index.js';
import { businessCurrency, coachCalendar, statedBusiness } from './modules/business/index.js';
import { auditFacts } from './modules/audit/index.js';
import { journalExchanges, waitingJournals } from './modules/answers/index.js';
import {
  partsOfBundles,
  productDownloads,
  productFacts,
  publishedProducts,
} from './modules/catalog/index.js';
import {
  bookedCompanions,
  bookedSessions,
  heldTimes,
  offeringsWithHours,
  repeatableProducts,
  sessionCredits,
  sessionPackages,
  waitedDates,
} from './modules/coaching/index.js';
import {
  binnedLessons,
  courseFacts,
  lessonPlaces,
  modulePlaces,
  pagePlaces,
  sectionPlaces,
} from './modules/courses/index.js';
import {
  activeEnrollments,
  begunEnrollments,
  bundleRights,
  heldSecondSeats,
  pairProducts,
  standingRights,
} from './modules/enrollments/index.js';
import { completionFacts, memberPositions, openedModules, watchedSeconds } from './modules/learning/index.js';
import { issuedCertificates } from './modules/certificates/index.js';
import { memberPoints } from './modules/growth/index.js';
import { giftFacts } from './modules/gifts/index.js';
import {
  announcementFacts,
  groupedContributions,
  helpfulAnswers,
  publishedPosts,
  unansweredQuestions,
  waitingContributions,
  visibleComments,
} from './modules/community/index.js';
import { eventFacts, eventGuests } from './modules/community-events/index.js';
import { groupedMembers, groupFacts } from './modules/groups/index.js';
import { mediaFacts } from './modules/media/index.js';
import { awaitedAnswers, blockedPeople, openMessageReports } from './modules/messages/index.js';
import { bouncedReaders, chosenMails, sentMails } from './modules/notifications/index.js';
import {
  disputedOrders,
  orderedLines,
  paidLines,
  paymentLines,
  receivedOrders,
  takenFees,
  refundedLines,
  waitingOrders,
} from './modules/payments/index.js';
import { publishedPlace } from './modules/site/index.js';
import { wornTags } from './modules/students/index.js';
import { visibleReviews, waitingReviews, writtenReviews } from './modules/reviews/index.js';
import { dailyViews } from './modules/views/index.js';
import { widgetFacts } from './modules/widgets/index.js';

/** All views that modules publish to each other; each module's `x.views.ts` explains its own. */
export const publishedViews = [
  absentMinors,
  accountNames,
  businessCurrency,
  statedBusiness,
  coachCalendar,
  coachZone,
  mailAddresses,
  memberRecords,
  members,
  auditFacts,
  partsOfBundles,
  productDownloads,
  productFacts,
  publishedProducts,
  binnedLessons,
  courseFacts,
  lessonPlaces,
  modulePlaces,
  pagePlaces,
  sectionPlaces,
  activeEnrollments,
  begunEnrollments,
  bundleRights,
  completionFacts,
  memberPositions,
  watchedSeconds,
  giftFacts,
  bookedCompanions,
  bookedSessions,
  waitedDates,
  heldTimes,
  offeringsWithHours,
  repeatableProducts,
  sessionCredits,
  sessionPackages,
  heldSecondSeats,
  pairProducts,
  standingRights,
  groupedMembers,
  mediaFacts,
  sentMails,
  bouncedReaders,
  chosenMails,
  letterReaders,
  wornTags,
  disputedOrders,
  orderedLines,
  paidLines,
  paymentLines,
  receivedOrders,
  takenFees,
  refundedLines,
  waitingOrders,
  waitingJournals,
  journalExchanges,
  publishedPlace,
  visibleReviews,
  waitingReviews,
  writtenReviews,
  dailyViews,
  widgetFacts,
  people,
  groupFacts,
  publishedPosts,
  unansweredQuestions,
  waitingContributions,
  announcementFacts,
  groupedContributions,
  helpfulAnswers,
  guardianships,
  issuedCertificates,
  memberPoints,
  eventFacts,
  eventGuests,
  openedModules,
  visibleComments,
  awaitedAnswers,
  blockedPeople,
  emailsAwaitingGuardian,
  openInvitations,
  openLoginSessions,
  openMessageReports,
];
