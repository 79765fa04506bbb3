import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OutsideModule } from '../../platform/outside/outside.module.js';
import { SecurityModule } from '../../platform/security/security.module.js';
import { AuditModule } from '../audit/index.js';
import { BusinessModule } from '../business/index.js';
import { CertificatesModule } from '../certificates/index.js';
import { CoachingModule } from '../coaching/index.js';
import { CommunityEventsModule } from '../community-events/index.js';
import { GiftsModule } from '../gifts/index.js';
import { SiteModule } from '../site/index.js';
import { BouncesService } from './bounces/bounces.service.js';
import { ReadBouncesJob } from './bounces/read-bounces.job.js';
import { LettersService } from './letters/letters.service.js';
import { OnCommentWritten } from './bell/on-comment-written.js';
import { OnCommentRemoved } from './bell/on-comment-removed.js';
import { OnPostRemoved } from './bell/on-post-removed.js';
import { OnCommunityLeft } from './bell/on-community-left.js';
import { OnGroupDeleted } from './bell/on-group-deleted.js';
import { OnSubjectGone } from './bell/on-subject-gone.js';
import { OnSubjectSeen } from './bell/on-subject-seen.js';
import { OnGroupJoined } from './bell/on-group-joined.js';
import { OnGroupLeft } from './bell/on-group-left.js';
import { OnGroupTakenOut } from './bell/on-group-taken-out.js';
import { OnPostReacted } from './bell/on-post-reacted.js';
import { OnPostUnreacted } from './bell/on-post-unreacted.js';
import { OnAnswerAccepted } from './bell/on-answer-accepted.js';
import { OnAnswerUnaccepted } from './bell/on-answer-unaccepted.js';
import { OnLevelReached } from './bell/on-level-reached.js';
import { OnPurchaseRequestEnded } from './bell/on-purchase-request-ended.js';
import { OnContributionHidden } from './bell/on-contribution-hidden.js';
import { OnContributionReported } from './bell/on-contribution-reported.js';
import { OnMessageReported } from './bell/on-message-reported.js';
import { OnReviewAnswered } from './bell/on-review-answered.js';
import { OnReviewHidden } from './bell/on-review-hidden.js';
import { OnReviewReceived } from './bell/on-review-received.js';
import { OnReviewRemoved } from './bell/on-review-removed.js';
import { OnReviewReported } from './bell/on-review-reported.js';
import { OnReviewShown } from './bell/on-review-shown.js';
import { OnQuestionUnanswered } from './bell/on-question-unanswered.js';
import { OnCircleWaiting } from './bell/on-circle-waiting.js';
import { OnCircleMentioned } from './bell/on-circle-mentioned.js';
import { OnCircleRead } from './bell/on-circle-read.js';
import { OnMessageRemoved } from './bell/on-message-removed.js';
import { OnJournalShared } from './bell/on-journal-shared.js';
import { OnJournalUnshared } from './bell/on-journal-unshared.js';
import { OnContributionWaiting } from './bell/on-contribution-waiting.js';
import { CircleNewsService } from './circle-news.service.js';
import { GroupNewsService } from './group-news.service.js';
import { ForgetNotificationsJob } from './bell/forget-notifications.job.js';
import { NotificationsController } from './bell/notifications.controller.js';
import { NotificationsQueries } from './bell/notifications.queries.js';
import { NotificationsService } from './bell/notifications.service.js';
import { TellFailedMailsJob } from './bell/tell-failed-mails.job.js';
import { BellService } from './bell.service.js';
import { OnAnnouncementMade } from './many/on-announcement-made.js';
import { OnAnnouncementRemoved } from './many/on-announcement-removed.js';
import { OnCoachWrote } from './many/on-coach-wrote.js';
import { OnEventPlanned } from './many/on-event-planned.js';
import { OnEventsWithdrawn } from './many/on-events-withdrawn.js';
import { RecipientsQueries } from './many/recipients.queries.js';
import { TellManyService } from './many/tell-many.service.js';
import { TellMembersJob } from './many/tell-members.job.js';
import { AnnouncementMailsService } from './writing/announcement-mails.service.js';
import { CommunityNewsJob } from './digest/community-news.job.js';
import { NotificationSettingsController } from './preferences/notification-settings.controller.js';
import { NotificationSettingsService } from './preferences/notification-settings.service.js';
import { EventNewsService } from './event-news.service.js';
import { ForgetMailsJob } from './forget-mails.job.js';
import { MailComposerService } from './writing/mail-composer.service.js';
import { MailPostService } from './mail-post.service.js';
import { MailWriterService } from './writing/mail-writer.service.js';
import { PeopleOfSaleService } from './writing/people-of-sale.service.js';
import { CoachLetterPreviewService } from './writing/coach-letter-preview.service.js';
import { CallMailsService } from './writing/call-mails.service.js';
import { AccountMailsService } from './writing/account-mails.service.js';
import { ConductMailsService } from './writing/conduct-mails.service.js';
import { MoneyMailsService } from './writing/money-mails.service.js';
import { EventMailsService } from './writing/event-mails.service.js';
import { FamilyMailsService } from './writing/family-mails.service.js';
import { FailedMailsController } from './log/failed-mails.controller.js';
import { CatchingUpService } from './catching-up.service.js';
import { FailedMailsService } from './log/failed-mails.service.js';
import { MailLogController } from './log/mail-log.controller.js';
import { MailLogQueries } from './log/mail-log.queries.js';
import { NotificationPreferencesController } from './preferences/notification-preferences.controller.js';
import { NotificationPreferencesService } from './preferences/notification-preferences.service.js';
import { notificationEntities } from './notifications.entities.js';
import { OnAccountDeletionScheduled } from './listening/on-account-deletion-scheduled.js';
import { OnCallCancelled } from './listening/on-call-cancelled.js';
import { OnCallChanged } from './listening/on-call-changed.js';
import { OnCallConfirmed } from './listening/on-call-confirmed.js';
import { OnCallNear } from './listening/on-call-near.js';
import { OnPlaceOffered } from './listening/on-place-offered.js';
import { OnEventJoined } from './listening/on-event-joined.js';
import { OnEventPlaceGiven } from './listening/on-event-place-given.js';
import { OnEventChanged } from './listening/on-event-changed.js';
import { OnEventCancelled } from './listening/on-event-cancelled.js';
import { OnEventNear } from './listening/on-event-near.js';
import { OnSignInCodeRequested } from './listening/on-sign-in-code-requested.js';
import { OnTimeLost } from './listening/on-time-lost.js';
import { OnCallRequested } from './listening/on-call-requested.js';
import { OnCourseCompleted } from './listening/on-course-completed.js';
import { OnDataExportReady } from './listening/on-data-export-ready.js';
import { OnDisputeClosed } from './listening/on-dispute-closed.js';
import { OnDisputeOpened } from './listening/on-dispute-opened.js';
import { OnEmailChangeRequested } from './listening/on-email-change-requested.js';
import { OnEmailVerificationRequested } from './listening/on-email-verification-requested.js';
import { OnGiftRedeemed } from './listening/on-gift-redeemed.js';
import { OnGuardianSpokenWith } from './listening/on-guardian-spoken-with.js';
import { OnPurchaseAsked } from './listening/on-purchase-asked.js';
import { OnGuardianInvited } from './listening/on-guardian-invited.js';
import { OnGuardianAccepted } from './listening/on-guardian-accepted.js';
import { OnGuardianConfirmed } from './listening/on-guardian-confirmed.js';
import { OnGuardianRemoved } from './listening/on-guardian-removed.js';
import { OnGuardianJoined } from './listening/on-guardian-joined.js';
import { OnGuardianLeft } from './listening/on-guardian-left.js';
import { OnWardConsentsChanged } from './listening/on-ward-consents-changed.js';
import { OnApprovalAsked } from './listening/on-approval-asked.js';
import { OnApprovalEnded } from './listening/on-approval-ended.js';
import { OnWardActed } from './listening/on-ward-acted.js';
import { OnWardOpened } from './listening/on-ward-opened.js';
import { OnWardPasswordLinkWanted } from './listening/on-ward-password-link-wanted.js';
import { OnWardPasswordSet } from './listening/on-ward-password-set.js';
import { OnGuardianWanted } from './listening/on-guardian-wanted.js';
import { OnMemberCameOfAge } from './listening/on-member-came-of-age.js';
import { OnGiftSent } from './listening/on-gift-sent.js';
import { OnJournalAnswered } from './listening/on-journal-answered.js';
import { OnLoginSessionReuseDetected } from './listening/on-login-session-reuse-detected.js';
import { OnMemberErased } from './listening/on-member-erased.js';
import { OnMemberJoined } from './listening/on-member-joined.js';
import { OnMemberInvited } from './listening/on-member-invited.js';
import { OnMemberUnmuted } from './bell/on-member-unmuted.js';
import { OnMemberMentioned } from './listening/on-member-mentioned.js';
import { OnMemberMuted } from './listening/on-member-muted.js';
import { OnMemberWarned } from './listening/on-member-warned.js';
import { OnMessageWaiting } from './listening/on-message-waiting.js';
import { OnModuleOpened } from './listening/on-module-opened.js';
import { OnOrderRefunded } from './listening/on-order-refunded.js';
import { OnPasswordResetRequested } from './listening/on-password-reset-requested.js';
import { OnPaymentHeld } from './listening/on-payment-held.js';
import { OnSecondFactorChanged } from './listening/on-second-factor-changed.js';
import { OnRefundFailed } from './listening/on-refund-failed.js';
import { OnRefundUnallocated } from './listening/on-refund-unallocated.js';
import { PersonalDataQueries } from './personal-data.queries.js';
import { DailySalesJob } from './sales/daily-sales.job.js';
import { OnOrderPaid } from './sales/on-order-paid.js';
import { SaleMailsController } from './sales/sale-mails.controller.js';
import { SaleMailsService } from './sales/sale-mails.service.js';
import { SendMailJob } from './writing/send-mail.job.js';
import { SessionNewsService } from './session-news.service.js';
import { ForgetPushDevicesJob } from './push/forget-push-devices.job.js';
import { OnLoginSessionsEnded } from './push/on-login-sessions-ended.js';
import { PushDevicesController } from './push/push-devices.controller.js';
import { PushDevicesService } from './push/push-devices.service.js';
import { PushKeysService } from './push/push-keys.service.js';
import { PushWriterService } from './push/push-writer.service.js';
import { SendPushJob } from './push/send-push.job.js';
import { PushPostService } from './push-post.service.js';
import { UnsubscribeTokensService } from './preferences/unsubscribe-tokens.service.js';
import { UnsubscribeController } from './preferences/unsubscribe.controller.js';
import { MailTemplatesController } from './wording/mail-templates.controller.js';
import { MailTemplatesService } from './wording/mail-templates.service.js';
import { MailWordingsQueries } from './writing/mail-wordings.queries.js';

import { RemindersController } from './reminders/reminders.controller.js';
import { RemindersQueries } from './reminders/reminders.queries.js';

@Module({
  imports: [
    TypeOrmModule.forFeature(notificationEntities),
    AuditModule,
    BusinessModule,
    CertificatesModule,
    CoachingModule,
    CommunityEventsModule,
    GiftsModule,
    OutsideModule,
    SecurityModule,
    SiteModule,
  ],
  controllers: [
    RemindersController,
    FailedMailsController,
    MailLogController,
    MailTemplatesController,
    NotificationPreferencesController,
    NotificationsController,
    NotificationSettingsController,
    PushDevicesController,
    SaleMailsController,
    UnsubscribeController,
  ],
  providers: [
    LettersService,
    MailComposerService,
    MailTemplatesService,
    MailWordingsQueries,
    MailPostService,
    MailWriterService,
    PeopleOfSaleService,
    CallMailsService,
    EventMailsService,
    FamilyMailsService,
    AccountMailsService,
    ConductMailsService,
    MoneyMailsService,
    NotificationPreferencesService,
    UnsubscribeTokensService,
    CoachLetterPreviewService,
    CatchingUpService,
    FailedMailsService,
    MailLogQueries,
    BouncesService,
    ReadBouncesJob,
    ForgetMailsJob,
    SendMailJob,
    SaleMailsService,
    DailySalesJob,
    PersonalDataQueries,
    OnMemberErased,
    OnAccountDeletionScheduled,
    OnCallCancelled,
    OnCallConfirmed,
    OnCallChanged,
    OnCallNear,
    OnPlaceOffered,
    OnTimeLost,
    OnEventJoined,
    OnEventPlaceGiven,
    OnEventChanged,
    OnEventCancelled,
    OnEventNear,
    OnCallRequested,
    RemindersQueries,
    OnCourseCompleted,
    OnDataExportReady,
    OnEmailChangeRequested,
    OnEmailVerificationRequested,
    OnGiftRedeemed,
    OnGiftSent,
    OnGuardianInvited,
    OnGuardianAccepted,
    OnGuardianConfirmed,
    OnGuardianRemoved,
    OnGuardianJoined,
    OnGuardianLeft,
    OnWardConsentsChanged,
    OnWardPasswordLinkWanted,
    OnWardPasswordSet,
    OnWardOpened,
    OnWardActed,
    OnApprovalEnded,
    OnApprovalAsked,
    OnGuardianSpokenWith,
    OnPurchaseAsked,
    OnGuardianWanted,
    OnMemberCameOfAge,
    OnJournalAnswered,
    OnLoginSessionReuseDetected,
    OnMemberJoined,
    OnMemberInvited,
    OnMessageWaiting,
    OnMemberMentioned,
    OnMemberMuted,
    OnMemberUnmuted,
    OnMemberWarned,
    OnModuleOpened,
    OnOrderPaid,
    OnPasswordResetRequested,
    OnPaymentHeld,
    OnSecondFactorChanged,
    OnSignInCodeRequested,
    OnOrderRefunded,
    OnRefundFailed,
    OnRefundUnallocated,
    OnDisputeOpened,
    OnDisputeClosed,
    BellService,
    CommunityNewsJob,
    AnnouncementMailsService,
    RecipientsQueries,
    TellManyService,
    TellMembersJob,
    OnAnnouncementMade,
    OnAnnouncementRemoved,
    OnCoachWrote,
    OnEventPlanned,
    OnEventsWithdrawn,
    NotificationSettingsService,
    EventNewsService,
    SessionNewsService,
    NotificationsQueries,
    NotificationsService,
    ForgetNotificationsJob,
    TellFailedMailsJob,
    OnCommentWritten,
    OnCommentRemoved,
    OnPostRemoved,
    OnCommunityLeft,
    OnGroupDeleted,
    OnSubjectGone,
    OnSubjectSeen,
    OnGroupJoined,
    OnGroupLeft,
    OnGroupTakenOut,
    OnPostReacted,
    OnPostUnreacted,
    OnAnswerAccepted,
    OnAnswerUnaccepted,
    OnLevelReached,
    OnPurchaseRequestEnded,
    OnContributionHidden,
    OnContributionReported,
    OnMessageReported,
    OnQuestionUnanswered,
    OnReviewAnswered,
    OnReviewHidden,
    OnReviewReceived,
    OnReviewRemoved,
    OnReviewReported,
    OnReviewShown,
    CircleNewsService,
    GroupNewsService,
    OnCircleWaiting,
    OnCircleMentioned,
    OnCircleRead,
    OnMessageRemoved,
    OnJournalShared,
    OnJournalUnshared,
    OnContributionWaiting,
    PushPostService,
    PushKeysService,
    PushDevicesService,
    PushWriterService,
    SendPushJob,
    OnLoginSessionsEnded,
    ForgetPushDevicesJob,
  ],
  exports: [
    CoachLetterPreviewService,
    FailedMailsService,
    LettersService,
    MailPostService,
    MailTemplatesService,
  ],
})
export class NotificationsModule {}
