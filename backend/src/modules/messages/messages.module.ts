import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/index.js';
import { ConversationsController } from './conversations/conversations.controller.js';
import { ConversationsQueries } from './conversations/conversations.queries.js';
import { ConversationsService } from './conversations/conversations.service.js';
import { CorrespondenceService } from './conversations/correspondence.service.js';
import { messageEntities } from './messages.entities.js';
import { OnMemberErased } from './on-member-erased.js';
import { PersonalDataQueries } from './personal-data.queries.js';
import { MessagesController } from './writing/messages.controller.js';
import { MessagesQueries } from './writing/messages.queries.js';
import { MessagesService } from './writing/messages.service.js';
import { StudentMessagesController } from './writing/student-messages.controller.js';
import { TellWaitingJob } from './writing/tell-waiting.job.js';

@Module({
  imports: [TypeOrmModule.forFeature(messageEntities), AccountsModule],
  controllers: [ConversationsController, MessagesController, StudentMessagesController],
  providers: [
    ConversationsQueries,
    ConversationsService,
    CorrespondenceService,
    MessagesQueries,
    MessagesService,
    OnMemberErased,
    PersonalDataQueries,
    TellWaitingJob,
  ],
})
export class MessagesModule {}
