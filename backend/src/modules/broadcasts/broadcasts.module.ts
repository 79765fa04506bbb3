import { Module } from '@nestjs/common';
import { SecurityModule } from '../../platform/security/security.module.js';
import { AuditModule } from '../audit/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { AudienceQueries } from './audience/audience.queries.js';
import { AudienceService } from './audience/audience.service.js';
import { BroadcastsController } from './broadcast/broadcasts.controller.js';
import { BroadcastsQueries } from './broadcast/broadcasts.queries.js';
import { BroadcastsService } from './broadcast/broadcasts.service.js';
import { StartBroadcastsService } from './broadcast/start-broadcasts.service.js';
import { DeliveriesController } from './mailings/deliveries.controller.js';
import { DeliveriesQueries } from './mailings/deliveries.queries.js';
import { MailingProgressQueries } from './mailings/mailing-progress.queries.js';
import { MailingsMediaUseQueries } from './mailings/mailings-media-use.queries.js';
import { MailingTextsService } from './mailings/mailing-texts.service.js';
import { LinkClicksService } from './mailings/link-clicks.service.js';
import { LinkTokensService } from './mailings/link-tokens.service.js';
import { LinksController } from './mailings/links.controller.js';
import { OnMailingsLeft } from './mailings/on-mailings-left.js';
import { PostMailingsService } from './mailings/post-mailings.service.js';
import { SeeMailingsController } from './mailings/see-mailings.controller.js';
import { SeeMailingsService } from './mailings/see-mailings.service.js';
import { PersonalDataService } from './personal-data.service.js';
import { SendMailingsJob } from './sending/send-mailings.job.js';
import { EntriesController } from './sequence/entries.controller.js';
import { EntriesQueries } from './sequence/entries.queries.js';
import { OnModuleOpened } from './sequence/on-module-opened.js';
import { RunSequencesService } from './sequence/run-sequences.service.js';
import { SequencesController } from './sequence/sequences.controller.js';
import { SequencesQueries } from './sequence/sequences.queries.js';
import { MailingTemplatesController } from './templates/mailing-templates.controller.js';
import { MailingTemplatesService } from './templates/mailing-templates.service.js';
import { SequencesService } from './sequence/sequences.service.js';

@Module({
  imports: [AuditModule, NotificationsModule, SecurityModule],
  controllers: [
    BroadcastsController,
    SequencesController,
    EntriesController,
    DeliveriesController,
    SeeMailingsController,
    LinksController,
    MailingTemplatesController,
  ],
  providers: [
    AudienceQueries,
    AudienceService,
    BroadcastsQueries,
    BroadcastsService,
    StartBroadcastsService,
    SequencesQueries,
    SequencesService,
    RunSequencesService,
    EntriesQueries,
    OnModuleOpened,
    MailingTextsService,
    MailingTemplatesService,
    MailingsMediaUseQueries,
    MailingProgressQueries,
    DeliveriesQueries,
    LinkTokensService,
    LinkClicksService,
    SeeMailingsService,
    PostMailingsService,
    OnMailingsLeft,
    SendMailingsJob,
    PersonalDataService,
  ],
})
export class BroadcastsModule {}
