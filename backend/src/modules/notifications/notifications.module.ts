import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { OutsideModule } from '../../platform/outside/outside.module.js';
import { SecurityModule } from '../../platform/security/security.module.js';
import { AuditModule } from '../audit/index.js';
import { BusinessModule } from '../business/index.js';
import { CertificatesModule } from '../certificates/index.js';
import { CoachingModule } from '../coaching/index.js';
import { CommunityEventsModule } from '../community-events/index.js';
import { GiftsModule } from '../gifts/index.js';
import { MediaModule } from '../media/index.js';
import { SiteModule } from '../site/index.js';
import { WebhooksModule } from '../webhooks/index.js';
import { BouncesService } from './bounces/bounces.service.js';
import { ReadBouncesJob } from './bounces/read-bounces.job.js';
import { MailingsService } from './mailings/mailings.service.js';
import { OnGroups } from './bell/on-groups.js';
import { OnSubjects } from './bell/on-subjects.js';
import { OnLoginSessionsEnded } from './push/on-login-sessions-ended.js';
import { OnPosts } from './bell/on-posts.js';
import { OnProgress } from './bell/on-progress.js';
import { OnWebhooks } from './bell/on-webhooks.js';
import { OnReviews } from './bell/on-reviews.js';
import { OnModeration } from './bell/on-moderation.js';
import { NotificationsController } from './bell/notifications.controller.js';
import { NotificationsQueries } from './bell/notifications.queries.js';
import { NotificationsService } from './bell/notifications.service.js';
import { TellFailedMailsJob } from './bell/tell-failed-mails.job.js';
import { TitlesQueries } from './titles/titles.queries.js';
import { BellService } from './bell.service.js';
import { OnNewsForMany } from './many/on-news-for-many.js';
import { RecipientsQueries } from './many/recipients.queries.js';
import { TellManyService } from './many/tell-many.service.js';
import { TellMembersJob } from './many/tell-members.job.js';
import { CommunityNewsJob } from './digest/community-news.job.js';
import { NotificationSettingsController } from './preferences/notification-settings.controller.js';
import { NotificationSettingsService } from './preferences/notification-settings.service.js';
import { ForgetMailsJob } from './forget-mails.job.js';
import { CoachsTextService } from './writing/coachs-text.service.js';
import { MailComposerService } from './writing/mail-composer.service.js';
import { MailPostService } from './mail-post.service.js';
import { MailWriterService } from './writing/mail-writer.service.js';
import { PeopleOfSaleService } from './writing/people-of-sale.service.js';
import { CoachEmailPreviewService } from './writing/coach-email-preview.service.js';
import { CommunityMailsService } from './writing/community-mails.service.js';
import { LearningMailsService } from './writing/learning-mails.service.js';
import { CoachMailsService } from './writing/coach-mails.service.js';
import { PurchaseMailsService } from './writing/purchase-mails.service.js';
import { SoldMailsService } from './writing/sold-mails.service.js';
import { SubscriptionMailsService } from './writing/subscription-mails.service.js';
import { CallMailsService } from './writing/call-mails.service.js';
import { AccountMailsService } from './writing/account-mails.service.js';
import { ModerationMailsService } from './writing/moderation-mails.service.js';
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
import { PersonalDataService } from './personal-data.service.js';
import { DailySalesJob } from './sales/daily-sales.job.js';
import { SaleMailsController } from './sales/sale-mails.controller.js';
import { SaleMailsService } from './sales/sale-mails.service.js';
import { SendMailJob } from './writing/send-mail.job.js';
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
    DiscoveryModule,
    AuditModule,
    BusinessModule,
    CertificatesModule,
    CoachingModule,
    CommunityEventsModule,
    GiftsModule,
    MediaModule,
    OutsideModule,
    SecurityModule,
    SiteModule,
    WebhooksModule,
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
    MailingsService,
    CoachsTextService,
    MailComposerService,
    MailTemplatesService,
    MailWordingsQueries,
    MailPostService,
    MailWriterService,
    PeopleOfSaleService,
    CallMailsService,
    CommunityMailsService,
    LearningMailsService,
    CoachMailsService,
    PurchaseMailsService,
    SoldMailsService,
    SubscriptionMailsService,
    EventMailsService,
    FamilyMailsService,
    AccountMailsService,
    ModerationMailsService,
    MoneyMailsService,
    NotificationPreferencesService,
    UnsubscribeTokensService,
    CoachEmailPreviewService,
    CatchingUpService,
    FailedMailsService,
    MailLogQueries,
    BouncesService,
    ReadBouncesJob,
    ForgetMailsJob,
    SendMailJob,
    SaleMailsService,
    DailySalesJob,
    PersonalDataService,
    RemindersQueries,
    BellService,
    TitlesQueries,
    CommunityNewsJob,
    RecipientsQueries,
    TellManyService,
    TellMembersJob,
    OnNewsForMany,
    NotificationSettingsService,
    NotificationsQueries,
    NotificationsService,
    TellFailedMailsJob,
    OnGroups,
    OnPosts,
    OnSubjects,
    OnLoginSessionsEnded,
    OnProgress,
    OnWebhooks,
    OnReviews,
    OnModeration,
    PushPostService,
    PushKeysService,
    PushDevicesService,
    PushWriterService,
    SendPushJob,
  ],
  exports: [
    CoachEmailPreviewService,
    FailedMailsService,
    MailingsService,
    MailPostService,
    MailTemplatesService,
  ],
})
export class NotificationsModule {}
