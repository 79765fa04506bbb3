import { Platform1763600001651 } from './1763600001651-platform.js';
import { Audit1763600001652 } from './1763600001652-audit.js';
import { Media1763600001653 } from './1763600001653-media.js';
import { Accounts1763600001654 } from './1763600001654-accounts.js';
import { Site1763600001655 } from './1763600001655-site.js';
import { Business1763600001656 } from './1763600001656-business.js';
import { Legal1763600001657 } from './1763600001657-legal.js';
import { Catalog1763600001658 } from './1763600001658-catalog.js';
import { Courses1763600001659 } from './1763600001659-courses.js';
import { Widgets1763600001660 } from './1763600001660-widgets.js';
import { Enrollments1763600001661 } from './1763600001661-enrollments.js';
import { Gifts1763600001662 } from './1763600001662-gifts.js';
import { Families1763600001663 } from './1763600001663-families.js';
import { Coupons1763600001664 } from './1763600001664-coupons.js';
import { Cart1763600001665 } from './1763600001665-cart.js';
import { Payments1763600001666 } from './1763600001666-payments.js';
import { Learning1763600001667 } from './1763600001667-learning.js';
import { Certificates1763600001668 } from './1763600001668-certificates.js';
import { Reviews1763600001669 } from './1763600001669-reviews.js';
import { Views1763600001670 } from './1763600001670-views.js';
import { Notes1763600001671 } from './1763600001671-notes.js';
import { Answers1763600001672 } from './1763600001672-answers.js';
import { Coaching1763600001673 } from './1763600001673-coaching.js';
import { Messages1763600001674 } from './1763600001674-messages.js';
import { Groups1763600001675 } from './1763600001675-groups.js';
import { StudentNotes1763600001676 } from './1763600001676-student-notes.js';
import { Students1763600001677 } from './1763600001677-students.js';
import { Growth1763600001678 } from './1763600001678-growth.js';
import { Community1763600001679 } from './1763600001679-community.js';
import { CommunityEvents1763600001680 } from './1763600001680-community-events.js';
import { Notifications1763600001681 } from './1763600001681-notifications.js';
import { Broadcasts1763600001682 } from './1763600001682-broadcasts.js';
import { Privacy1763600001683 } from './1763600001683-privacy.js';
import { FirstRun1763600001684 } from './1763600001684-first-run.js';
import { SecondGuardians1763600001700 } from './1763600001700-second-guardians.js';
import { AbsentMinors1763600001710 } from './1763600001710-absent-minors.js';
import { WithheldWords1763600001711 } from './1763600001711-withheld-words.js';
import { SessionsWithdrawn1763600001712 } from './1763600001712-sessions-withdrawn.js';
import { RepliesStay1763600001720 } from './1763600001720-replies-stay.js';
import { Searchable1763600001721 } from './1763600001721-searchable.js';
import { SearchableIndexes1763600001722 } from './1763600001722-searchable-indexes.js';
import { BlockedPeople1763600001723 } from './1763600001723-blocked-people.js';
import { GuardiansSight1763600001730 } from './1763600001730-guardians-sight.js';
import { ReportsThatCount1763600001740 } from './1763600001740-reports-that-count.js';
import { SignInCodes1763600001741 } from './1763600001741-sign-in-codes.js';
import { UsedLinks1763600001742 } from './1763600001742-used-links.js';
import { FilmsThatPlay1763600001743 } from './1763600001743-films-that-play.js';
import { SessionLinks1763600001750 } from './1763600001750-session-links.js';
import { CoachOfWithdrawnSessions1763600001751 } from './1763600001751-coach-of-withdrawn-sessions.js';
import { PeopleInMails1763600001760 } from './1763600001760-people-in-mails.js';
import { WithdrawnNotifications1763600001761 } from './1763600001761-withdrawn-notifications.js';
import { PasswordsOfTheirOwn1763600001780 } from './1763600001780-passwords-of-their-own.js';
import { WhatMailsAnnounce1763600001781 } from './1763600001781-what-mails-announce.js';
import { PlainNames1763600001790 } from './1763600001790-plain-names.js';
import { Webhooks1763600001791 } from './1763600001791-webhooks.js';
import { SafeCalls1763600001792 } from './1763600001792-safe-calls.js';
import { QuotedReviews1763600001796 } from './1763600001796-quoted-reviews.js';
import { Versions1763600001798 } from './1763600001798-versions.js';
import { WebhooksTurnedOff1763600001799 } from './1763600001799-webhooks-turned-off.js';
import { SnakeCaseValues1763600001800 } from './1763600001800-snake-case-values.js';
import { DurationsInSeconds1763600001801 } from './1763600001801-durations-in-seconds.js';
import { PolledQuestions1763600001802 } from './1763600001802-polled-questions.js';
import { Translations1763600001803 } from './1763600001803-translations.js';
import { Contributions1763600001805 } from './1763600001805-contributions.js';
import { ProductQuestions1763600001806 } from './1763600001806-product-questions.js';
import { DraftLessons1763600001807 } from './1763600001807-draft-lessons.js';
import { LessonsAdded1763600001808 } from './1763600001808-lessons-added.js';
import { FoundByTheCoach1763600001810 } from './1763600001810-found-by-the-coach.js';
import { ConvertedMedia1763600001812 } from './1763600001812-converted-media.js';
import { QuestionsOfLessons1763600001813 } from './1763600001813-questions-of-lessons.js';
import { AllPages1763600001814 } from './1763600001814-all-pages.js';
import { QuestionsInSpanish1763600001817 } from './1763600001817-questions-in-spanish.js';
import { Previews1763600001818 } from './1763600001818-previews.js';
import { CaptionsByLanguage1763600001820 } from './1763600001820-captions-by-language.js';
import { VideoLinks1763600001821 } from './1763600001821-video-links.js';
import { PlaybackProblems1763600001822 } from './1763600001822-playback-problems.js';
import { AccessThatEnds1763600001823 } from './1763600001823-access-that-ends.js';
import { LessonsInSpanish1763600001828 } from './1763600001828-lessons-in-spanish.js';
import { Quizzes1763600001831 } from './1763600001831-quizzes.js';
import { BulkGrants1763600001834 } from './1763600001834-bulk-grants.js';
import { FormattedMailings1763600001836 } from './1763600001836-formatted-mailings.js';
import { PictureSizes1763600001838 } from './1763600001838-picture-sizes.js';
import { Offers1763600001839 } from './1763600001839-offers.js';
import { BoughtOffers1763600001840 } from './1763600001840-bought-offers.js';
import { Assignments1763600001842 } from './1763600001842-assignments.js';
import { AssignmentNews1763600001843 } from './1763600001843-assignment-news.js';
import { PersonalFiles1763600001844 } from './1763600001844-personal-files.js';
import { OpenOfferings1763600001845 } from './1763600001845-open-offerings.js';
import { PagesInSpanish1763600001846 } from './1763600001846-pages-in-spanish.js';
import { AnnouncementsInSpanish1763600001847 } from './1763600001847-announcements-in-spanish.js';
import { MailingsInSpanish1763600001848 } from './1763600001848-mailings-in-spanish.js';
import { CourseFiles1763600001849 } from './1763600001849-course-files.js';
import { AccessEndings1763600001850 } from './1763600001850-access-endings.js';
import { EndedAccess1763600001851 } from './1763600001851-ended-access.js';
import { OffersInSpanish1763600001852 } from './1763600001852-offers-in-spanish.js';
import { MailingTemplates1763600001853 } from './1763600001853-mailing-templates.js';
import { Subscriptions1763600001854 } from './1763600001854-subscriptions.js';
import { SubscriptionNews1763600001855 } from './1763600001855-subscription-news.js';
import { SubscriptionIndexes1763600001856 } from './1763600001856-subscription-indexes.js';
import { SubscriptionChanges1763600001857 } from './1763600001857-subscription-changes.js';
import { SubscriptionOrder1763600001858 } from './1763600001858-subscription-order.js';
import { SubscriptionOnly1763600001859 } from './1763600001859-subscription-only.js';
import { Trials1763600001861 } from './1763600001861-trials.js';
import { PlanChanges1763600001862 } from './1763600001862-plan-changes.js';
import { TrialNews1763600001864 } from './1763600001864-trial-news.js';
import { MonthlySessions1763600001865 } from './1763600001865-monthly-sessions.js';
import { RecurringCoupons1763600001867 } from './1763600001867-recurring-coupons.js';
import { LeftCarts1763600001869 } from './1763600001869-left-carts.js';
import { PaidPlans1763600001870 } from './1763600001870-paid-plans.js';
import { PackagesEachMonth1763600001871 } from './1763600001871-packages-each-month.js';
import { OffersOfProducts1763600001872 } from './1763600001872-offers-of-products.js';
import { UnreportedTrials1763600001881 } from './1763600001881-unreported-trials.js';
import type { Migration } from '../platform/database/migration.js';

/**
 * One timeline for one database, oldest first: the first schema in one part per module, in order of dependency, then
 * later changes. The list only grows; a released migration is never edited.
 */
export const migrations: (new () => Migration)[] = [
  Platform1763600001651,
  Audit1763600001652,
  Media1763600001653,
  Accounts1763600001654,
  Site1763600001655,
  Business1763600001656,
  Legal1763600001657,
  Catalog1763600001658,
  Courses1763600001659,
  Widgets1763600001660,
  Enrollments1763600001661,
  Gifts1763600001662,
  Families1763600001663,
  Coupons1763600001664,
  Cart1763600001665,
  Payments1763600001666,
  Learning1763600001667,
  Certificates1763600001668,
  Reviews1763600001669,
  Views1763600001670,
  Notes1763600001671,
  Answers1763600001672,
  Coaching1763600001673,
  Messages1763600001674,
  Groups1763600001675,
  StudentNotes1763600001676,
  Students1763600001677,
  Growth1763600001678,
  Community1763600001679,
  CommunityEvents1763600001680,
  Notifications1763600001681,
  Broadcasts1763600001682,
  Privacy1763600001683,
  FirstRun1763600001684,
  SecondGuardians1763600001700,
  AbsentMinors1763600001710,
  WithheldWords1763600001711,
  SessionsWithdrawn1763600001712,
  RepliesStay1763600001720,
  Searchable1763600001721,
  SearchableIndexes1763600001722,
  BlockedPeople1763600001723,
  GuardiansSight1763600001730,
  ReportsThatCount1763600001740,
  SignInCodes1763600001741,
  UsedLinks1763600001742,
  FilmsThatPlay1763600001743,
  SessionLinks1763600001750,
  CoachOfWithdrawnSessions1763600001751,
  PeopleInMails1763600001760,
  WithdrawnNotifications1763600001761,
  PasswordsOfTheirOwn1763600001780,
  WhatMailsAnnounce1763600001781,
  PlainNames1763600001790,
  Webhooks1763600001791,
  SafeCalls1763600001792,
  QuotedReviews1763600001796,
  Versions1763600001798,
  WebhooksTurnedOff1763600001799,
  SnakeCaseValues1763600001800,
  DurationsInSeconds1763600001801,
  PolledQuestions1763600001802,
  Translations1763600001803,
  Contributions1763600001805,
  ProductQuestions1763600001806,
  DraftLessons1763600001807,
  LessonsAdded1763600001808,
  FoundByTheCoach1763600001810,
  ConvertedMedia1763600001812,
  QuestionsOfLessons1763600001813,
  AllPages1763600001814,
  QuestionsInSpanish1763600001817,
  Previews1763600001818,
  CaptionsByLanguage1763600001820,
  VideoLinks1763600001821,
  PlaybackProblems1763600001822,
  AccessThatEnds1763600001823,
  LessonsInSpanish1763600001828,
  Quizzes1763600001831,
  BulkGrants1763600001834,
  FormattedMailings1763600001836,
  PictureSizes1763600001838,
  Offers1763600001839,
  BoughtOffers1763600001840,
  Assignments1763600001842,
  AssignmentNews1763600001843,
  PersonalFiles1763600001844,
  OpenOfferings1763600001845,
  PagesInSpanish1763600001846,
  AnnouncementsInSpanish1763600001847,
  MailingsInSpanish1763600001848,
  CourseFiles1763600001849,
  AccessEndings1763600001850,
  EndedAccess1763600001851,
  OffersInSpanish1763600001852,
  MailingTemplates1763600001853,
  Subscriptions1763600001854,
  SubscriptionNews1763600001855,
  SubscriptionIndexes1763600001856,
  SubscriptionChanges1763600001857,
  SubscriptionOrder1763600001858,
  SubscriptionOnly1763600001859,
  Trials1763600001861,
  PlanChanges1763600001862,
  TrialNews1763600001864,
  MonthlySessions1763600001865,
  RecurringCoupons1763600001867,
  LeftCarts1763600001869,
  PaidPlans1763600001870,
  PackagesEachMonth1763600001871,
  OffersOfProducts1763600001872,
  UnreportedTrials1763600001881,
];
