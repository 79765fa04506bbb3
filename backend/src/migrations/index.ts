import { Floor1763600000000 } from './1763600000000-floor.js';
import { Accounts1763600000100 } from './1763600000100-accounts.js';
import { Media1763600000101 } from './1763600000101-media.js';
import { Catalog1763600000102 } from './1763600000102-catalog.js';
import { Courses1763600000103 } from './1763600000103-courses.js';
import { Widgets1763600000104 } from './1763600000104-widgets.js';
import { Enrollments1763600000105 } from './1763600000105-enrollments.js';
import { Cart1763600000140 } from './1763600000140-cart.js';
import { Payments1763600000150 } from './1763600000150-payments.js';
import { Learning1763600000160 } from './1763600000160-learning.js';
import { Notes1763600000170 } from './1763600000170-notes.js';
import { Notifications1763600000180 } from './1763600000180-notifications.js';
import { LessonPictures1763600000190 } from './1763600000190-lesson-pictures.js';
import { CourseOutline1763600000200 } from './1763600000200-course-outline.js';
import { Uploads1763600000210 } from './1763600000210-uploads.js';
import { MediaLibrary1763600000220 } from './1763600000220-media-library.js';
import { WatchTimes1763600000230 } from './1763600000230-watch-times.js';
import { ModuleOpenings1763600000240 } from './1763600000240-module-openings.js';
import { NotePlaces1763600000250 } from './1763600000250-note-places.js';
import { Answers1763600000260 } from './1763600000260-answers.js';
import { Privacy1763600000270 } from './1763600000270-privacy.js';
import { Certificates1763600000280 } from './1763600000280-certificates.js';
import { EmailChanges1763600000290 } from './1763600000290-email-changes.js';
import { MailPreferences1763600000300 } from './1763600000300-mail-preferences.js';
import { ReviewEdits1763600000310 } from './1763600000310-review-edits.js';
import { LessonEditing1763600000320 } from './1763600000320-lesson-editing.js';
import { LessonTemplates1763600000330 } from './1763600000330-lesson-templates.js';
import { Studio1763600000340 } from './1763600000340-studio.js';
import { FilmCaptions1763600000370 } from './1763600000370-film-captions.js';
import { ProductViews1763600000380 } from './1763600000380-product-views.js';
import { PublishedViews1763600000400 } from './1763600000400-published-views.js';
import { MissedHours1763600000410 } from './1763600000410-missed-hours.js';
import { UnsettledUploads1763600000420 } from './1763600000420-unsettled-uploads.js';
import { ReadsInOne1763600000500 } from './1763600000500-reads-in-one.js';
import { ListIndexes1763600000501 } from './1763600000501-list-indexes.js';
import { KnownDevices1763600000510 } from './1763600000510-known-devices.js';
import { ForgetfulJobs1763600000511 } from './1763600000511-forgetful-jobs.js';
import { PaymentReviews1763600000520 } from './1763600000520-payment-reviews.js';
import { ApiTokens1763600000530 } from './1763600000530-api-tokens.js';
import { VideoPositions1763600000540 } from './1763600000540-video-positions.js';
import { AuditLog1763600000600 } from './1763600000600-audit-log.js';
import { StudentList1763600000605 } from './1763600000605-student-list.js';
import { LettersOfTheCoach1763600000606 } from './1763600000606-letters-of-the-coach.js';
import { StudentTags1763600000607 } from './1763600000607-student-tags.js';
import { StudentRecords1763600000620 } from './1763600000620-student-records.js';
import { StudentNotes1763600000621 } from './1763600000621-student-notes.js';
import { Groups1763600000622 } from './1763600000622-groups.js';
import { OrderFacts1763600000640 } from './1763600000640-order-facts.js';
import { Refunds1763600000641 } from './1763600000641-refunds.js';
import { SecondFactorMails1763600000660 } from './1763600000660-second-factor-mails.js';
import { WhatWaitsForTheCoach1763600000690 } from './1763600000690-what-waits-for-the-coach.js';
import { EarlyOpenings1763600000700 } from './1763600000700-early-openings.js';
import { AnswersByWidget1763600000701 } from './1763600000701-answers-by-widget.js';
import { SaleMails1763600000720 } from './1763600000720-sale-mails.js';
import { Disputes1763600000721 } from './1763600000721-disputes.js';
import { Coupons1763600000740 } from './1763600000740-coupons.js';
import { Fees1763600000790 } from './1763600000790-fees.js';
import { Bundles1763600000800 } from './1763600000800-bundles.js';
import { MailSubjects1763600000820 } from './1763600000820-mail-subjects.js';
import { StudentsOfProduct1763600000821 } from './1763600000821-students-of-product.js';
import { GroupedMembers1763600000822 } from './1763600000822-grouped-members.js';
import { StudentHappenings1763600000823 } from './1763600000823-student-happenings.js';
import { Site1763600000850 } from './1763600000850-site.js';
import { Legal1763600000851 } from './1763600000851-legal.js';
import { Gifts1763600000860 } from './1763600000860-gifts.js';
import { OrdersAtScale1763600000870 } from './1763600000870-orders-at-scale.js';
import { CouponVersions1763600000871 } from './1763600000871-coupon-versions.js';
import { GiftsOnce1763600000872 } from './1763600000872-gifts-once.js';
import { MoneyFindings1763600000873 } from './1763600000873-money-findings.js';
import { DisputesWaitToo1763600000880 } from './1763600000880-disputes-wait-too.js';
import { Business1763600000890 } from './1763600000890-business.js';
import { Tax1763600000891 } from './1763600000891-tax.js';
import { Coaching1763600000900 } from './1763600000900-coaching.js';
import { Languages1763600000910 } from './1763600000910-languages.js';
import { MailWordings1763600000920 } from './1763600000920-mail-wordings.js';
import { LanguageOfVisitors1763600000921 } from './1763600000921-language-of-visitors.js';
import { Currency1763600000930 } from './1763600000930-currency.js';
import { Sellers1763600000931 } from './1763600000931-sellers.js';
import { FirstRun1763600000938 } from './1763600000938-first-run.js';
import { CoachActsOnBookings1763600000950 } from './1763600000950-coach-acts-on-bookings.js';
import { SessionCredits1763600000960 } from './1763600000960-session-credits.js';
import { RemindersOfCalls1763600000970 } from './1763600000970-reminders-of-calls.js';
import { CalendarFeeds1763600000980 } from './1763600000980-calendar-feeds.js';
import { Workshops1763600000990 } from './1763600000990-workshops.js';
import { Recordings1763600000995 } from './1763600000995-recordings.js';
import { BoughtAgain1763600001000 } from './1763600001000-bought-again.js';
import { PaidTimes1763600001001 } from './1763600001001-paid-times.js';
import { BusyTimes1763600001030 } from './1763600001030-busy-times.js';
import { WaitedDates1763600001050 } from './1763600001050-waited-dates.js';
import { PurchaseFacts1763600001060 } from './1763600001060-purchase-facts.js';
import { GuardiansAndConsents1763600001100 } from './1763600001100-guardians-and-consents.js';
import { Ages1763600001101 } from './1763600001101-ages.js';
import { GuardianInvitations1763600001102 } from './1763600001102-guardian-invitations.js';
import { ExportsForGuardians1763600001103 } from './1763600001103-exports-for-guardians.js';
import { GroupFacts1763600001120 } from './1763600001120-group-facts.js';
import { CommunityFeed1763600001121 } from './1763600001121-community-feed.js';
import { CommunityQuestions1763600001122 } from './1763600001122-community-questions.js';
import { CommunityAnnouncements1763600001123 } from './1763600001123-community-announcements.js';
import { Growth1763600001140 } from './1763600001140-growth.js';
import { Messages1763600001160 } from './1763600001160-messages.js';
import { IntakeQuestions1763600001200 } from './1763600001200-intake-questions.js';
import { SessionFiles1763600001201 } from './1763600001201-session-files.js';
import { SessionsOfASource1763600001202 } from './1763600001202-sessions-of-a-source.js';
import { CommunityEvents1763600001220 } from './1763600001220-community-events.js';
import { EventMails1763600001221 } from './1763600001221-event-mails.js';
import { CommunitySearch1763600001240 } from './1763600001240-community-search.js';
import { CommunityMentions1763600001241 } from './1763600001241-community-mentions.js';
import { CommunityPoints1763600001242 } from './1763600001242-community-points.js';
import { Trending1763600001243 } from './1763600001243-trending.js';
import { LessonQuestions1763600001244 } from './1763600001244-lesson-questions.js';
import { BoughtForDaughters1763600001260 } from './1763600001260-bought-for-daughters.js';
import { PurchaseRequests1763600001261 } from './1763600001261-purchase-requests.js';
import { MinorsInLists1763600001262 } from './1763600001262-minors-in-lists.js';
import { MemberMessages1763600001280 } from './1763600001280-member-messages.js';
import { MessageAttachments1763600001281 } from './1763600001281-message-attachments.js';
import { CoachsInbox1763600001282 } from './1763600001282-coachs-inbox.js';
import { Notifications1763600001300 } from './1763600001300-notifications.js';
import { NotificationChannels1763600001301 } from './1763600001301-notification-channels.js';
import { LapsedPlaces1763600001320 } from './1763600001320-lapsed-places.js';
import { StudentsByLevelAndAge1763600001321 } from './1763600001321-students-by-level-and-age.js';
import { PostFiles1763600001340 } from './1763600001340-post-files.js';
import { EventsInTheCalendar1763600001341 } from './1763600001341-events-in-the-calendar.js';
import { WhereToWriteTo1763600001342 } from './1763600001342-where-to-write-to.js';
import { PlacesInGroups1763600001410 } from './1763600001410-places-in-groups.js';
import { PushMessages1763600001420 } from './1763600001420-push-messages.js';
import { LetterMails1763600001430 } from './1763600001430-letter-mails.js';
import { Broadcasts1763600001431 } from './1763600001431-broadcasts.js';
import { CircleChats1763600001450 } from './1763600001450-circle-chats.js';
import { BellOfCirclesAndCoach1763600001451 } from './1763600001451-bell-of-circles-and-coach.js';
import { SecretUses1763600001470 } from './1763600001470-secret-uses.js';
import { LastBackup1763600001471 } from './1763600001471-last-backup.js';
import { WarningsAndMutes1763600001500 } from './1763600001500-warnings-and-mutes.js';
import { NewsOfWarnings1763600001501 } from './1763600001501-news-of-warnings.js';
import { SeenAnnouncements1763600001502 } from './1763600001502-seen-announcements.js';
import { CirclesOfProducts1763600001510 } from './1763600001510-circles-of-products.js';
import { SecondSeats1763600001511 } from './1763600001511-second-seats.js';
import { LinkedCompanions1763600001512 } from './1763600001512-linked-companions.js';
import { MailServerAway1763600001520 } from './1763600001520-mail-server-away.js';
import { WhatWaitsInTheCommunity1763600001521 } from './1763600001521-what-waits-in-the-community.js';
import { TracesOfJobs1763600001530 } from './1763600001530-traces-of-jobs.js';
import { BouncedMails1763600001540 } from './1763600001540-bounced-mails.js';
import { SinceWhenItWaits1763600001560 } from './1763600001560-since-when-it-waits.js';
import { SecondSeatsOnPapers1763600001570 } from './1763600001570-second-seats-on-papers.js';
import { TakenOutOfCircles1763600001571 } from './1763600001571-taken-out-of-circles.js';
import { NewsOfCircles1763600001572 } from './1763600001572-news-of-circles.js';
import { NewsOfGuardians1763600001573 } from './1763600001573-news-of-guardians.js';
import { MailLog1763600001580 } from './1763600001580-mail-log.js';
import { Bounces1763600001590 } from './1763600001590-bounces.js';
import { GuardianLeft1763600001591 } from './1763600001591-guardian-left.js';
import { BouncedReaders1763600001592 } from './1763600001592-bounced-readers.js';
import { ReviewsAreModerated1763600001610 } from './1763600001610-reviews-are-moderated.js';
import { NewsOfTheCoach1763600001630 } from './1763600001630-news-of-the-coach.js';
import { OpenInvitations1763600001631 } from './1763600001631-open-invitations.js';
import { FreeOrders1763600001640 } from './1763600001640-free-orders.js';
import { GuideFacts1763600001650 } from './1763600001650-guide-facts.js';

/** One timeline for one database, oldest first. */

export const migrations = [
  Floor1763600000000,
  Accounts1763600000100,
  Media1763600000101,
  Catalog1763600000102,
  Courses1763600000103,
  Widgets1763600000104,
  Enrollments1763600000105,
  Cart1763600000140,
  Payments1763600000150,
  Learning1763600000160,
  Notes1763600000170,
  Notifications1763600000180,
  LessonPictures1763600000190,
  CourseOutline1763600000200,
  Uploads1763600000210,
  MediaLibrary1763600000220,
  WatchTimes1763600000230,
  ModuleOpenings1763600000240,
  NotePlaces1763600000250,
  Answers1763600000260,
  Privacy1763600000270,
  Certificates1763600000280,
  EmailChanges1763600000290,
  MailPreferences1763600000300,
  ReviewEdits1763600000310,
  LessonEditing1763600000320,
  LessonTemplates1763600000330,
  Studio1763600000340,
  FilmCaptions1763600000370,
  ProductViews1763600000380,
  PublishedViews1763600000400,
  MissedHours1763600000410,
  UnsettledUploads1763600000420,
  ReadsInOne1763600000500,
  ListIndexes1763600000501,
  KnownDevices1763600000510,
  ForgetfulJobs1763600000511,
  PaymentReviews1763600000520,
  ApiTokens1763600000530,
  VideoPositions1763600000540,
  AuditLog1763600000600,
  StudentList1763600000605,
  LettersOfTheCoach1763600000606,
  StudentTags1763600000607,
  StudentRecords1763600000620,
  StudentNotes1763600000621,
  Groups1763600000622,
  OrderFacts1763600000640,
  Refunds1763600000641,
  SecondFactorMails1763600000660,
  WhatWaitsForTheCoach1763600000690,
  EarlyOpenings1763600000700,
  AnswersByWidget1763600000701,
  SaleMails1763600000720,
  Disputes1763600000721,
  Coupons1763600000740,
  Fees1763600000790,
  Bundles1763600000800,
  MailSubjects1763600000820,
  StudentsOfProduct1763600000821,
  GroupedMembers1763600000822,
  StudentHappenings1763600000823,
  Site1763600000850,
  Legal1763600000851,
  Gifts1763600000860,
  OrdersAtScale1763600000870,
  CouponVersions1763600000871,
  GiftsOnce1763600000872,
  MoneyFindings1763600000873,
  DisputesWaitToo1763600000880,
  Business1763600000890,
  Tax1763600000891,
  Coaching1763600000900,
  Languages1763600000910,
  MailWordings1763600000920,
  LanguageOfVisitors1763600000921,
  Currency1763600000930,
  Sellers1763600000931,
  FirstRun1763600000938,
  CoachActsOnBookings1763600000950,
  SessionCredits1763600000960,
  RemindersOfCalls1763600000970,
  CalendarFeeds1763600000980,
  Workshops1763600000990,
  Recordings1763600000995,
  BoughtAgain1763600001000,
  PaidTimes1763600001001,
  BusyTimes1763600001030,
  WaitedDates1763600001050,
  PurchaseFacts1763600001060,
  GuardiansAndConsents1763600001100,
  Ages1763600001101,
  GuardianInvitations1763600001102,
  ExportsForGuardians1763600001103,
  GroupFacts1763600001120,
  CommunityFeed1763600001121,
  CommunityQuestions1763600001122,
  CommunityAnnouncements1763600001123,
  Growth1763600001140,
  Messages1763600001160,
  IntakeQuestions1763600001200,
  SessionFiles1763600001201,
  SessionsOfASource1763600001202,
  CommunityEvents1763600001220,
  EventMails1763600001221,
  CommunitySearch1763600001240,
  CommunityMentions1763600001241,
  CommunityPoints1763600001242,
  Trending1763600001243,
  LessonQuestions1763600001244,
  BoughtForDaughters1763600001260,
  PurchaseRequests1763600001261,
  MinorsInLists1763600001262,
  MemberMessages1763600001280,
  MessageAttachments1763600001281,
  CoachsInbox1763600001282,
  Notifications1763600001300,
  NotificationChannels1763600001301,
  LapsedPlaces1763600001320,
  StudentsByLevelAndAge1763600001321,
  PostFiles1763600001340,
  EventsInTheCalendar1763600001341,
  WhereToWriteTo1763600001342,
  PlacesInGroups1763600001410,
  PushMessages1763600001420,
  LetterMails1763600001430,
  Broadcasts1763600001431,
  CircleChats1763600001450,
  BellOfCirclesAndCoach1763600001451,
  SecretUses1763600001470,
  LastBackup1763600001471,
  WarningsAndMutes1763600001500,
  NewsOfWarnings1763600001501,
  SeenAnnouncements1763600001502,
  CirclesOfProducts1763600001510,
  SecondSeats1763600001511,
  LinkedCompanions1763600001512,
  MailServerAway1763600001520,
  WhatWaitsInTheCommunity1763600001521,
  TracesOfJobs1763600001530,
  BouncedMails1763600001540,
  SinceWhenItWaits1763600001560,
  SecondSeatsOnPapers1763600001570,
  TakenOutOfCircles1763600001571,
  NewsOfCircles1763600001572,
  NewsOfGuardians1763600001573,
  MailLog1763600001580,
  Bounces1763600001590,
  GuardianLeft1763600001591,
  BouncedReaders1763600001592,
  ReviewsAreModerated1763600001610,
  NewsOfTheCoach1763600001630,
  OpenInvitations1763600001631,
  FreeOrders1763600001640,
  GuideFacts1763600001650,
];
