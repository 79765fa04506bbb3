import { Module } from '@nestjs/common';
import { SecurityModule } from '../../platform/security/security.module.js';
import { AccountsModule } from '../accounts/index.js';
import { AuditModule } from '../audit/index.js';
import { MediaModule } from '../media/index.js';
import { AttachmentsService } from './writing/attachments.service.js';
import { MessageManyController } from './coachs-inbox/message-many.controller.js';
import { MessageManyService } from './coachs-inbox/message-many.service.js';
import { SavedRepliesController } from './coachs-inbox/saved-replies.controller.js';
import { SavedRepliesService } from './coachs-inbox/saved-replies.service.js';
import { ConversationsController } from './conversations/conversations.controller.js';
import { ConversationsQueries } from './conversations/conversations.queries.js';
import { ConversationsService } from './conversations/conversations.service.js';
import { CorrespondenceService } from './correspondents/correspondence.service.js';
import { CorrespondentsController } from './correspondents/correspondents.controller.js';
import { OnGroups } from './on-groups.js';
import { PersonalDataService } from './personal-data.service.js';
import { MessageDecisionsService } from './reports/message-decisions.service.js';
import { MessageReportsController } from './reports/message-reports.controller.js';
import { MessageReportsQueries } from './reports/message-reports.queries.js';
import { ReportMessageController } from './reports/report-message.controller.js';
import { HiddenMessagesController } from './reports/hidden-messages.controller.js';
import { HiddenMessagesService } from './reports/hidden-messages.service.js';
import { ReportMessageService } from './reports/report-message.service.js';
import { MessageSettingsController } from './settings/message-settings.controller.js';
import { MessageSettingsService } from './settings/message-settings.service.js';
import { MessagesController } from './writing/messages.controller.js';
import { MessagesQueries } from './writing/messages.queries.js';
import { MessagesService } from './writing/messages.service.js';
import { StudentMessagesController } from './writing/student-messages.controller.js';
import { CircleDeliveryService } from './writing/circle-delivery.service.js';
import { PairDeliveryService } from './writing/pair-delivery.service.js';
import { TellCircleJob } from './writing/tell-circle.job.js';
import { TellWaitingJob } from './writing/tell-waiting.job.js';
import { WithdrawalService } from './writing/withdrawal.service.js';

@Module({
  imports: [AccountsModule, AuditModule, MediaModule, SecurityModule],
  controllers: [
    ConversationsController,
    CorrespondentsController,
    HiddenMessagesController,
    MessageManyController,
    MessagesController,
    MessageReportsController,
    MessageSettingsController,
    ReportMessageController,
    SavedRepliesController,
    StudentMessagesController,
  ],
  providers: [
    AttachmentsService,
    CircleDeliveryService,
    ConversationsQueries,
    ConversationsService,
    CorrespondenceService,
    HiddenMessagesService,
    MessageDecisionsService,
    MessageManyService,
    MessageReportsQueries,
    MessageSettingsService,
    MessagesQueries,
    MessagesService,
    OnGroups,
    PairDeliveryService,
    PersonalDataService,
    ReportMessageService,
    SavedRepliesService,
    TellCircleJob,
    TellWaitingJob,
    WithdrawalService,
  ],
})
export class MessagesModule {}
