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
import { DeliveriesController } from './letters/deliveries.controller.js';
import { DeliveriesQueries } from './letters/deliveries.queries.js';
import { LetterProgressQueries } from './letters/letter-progress.queries.js';
import { LetterTextsService } from './letters/letter-texts.service.js';
import { LinkClicksService } from './letters/link-clicks.service.js';
import { LinkTokensService } from './letters/link-tokens.service.js';
import { LinksController } from './letters/links.controller.js';
import { OnLettersLeft } from './letters/on-letters-left.js';
import { PostLettersService } from './letters/post-letters.service.js';
import { SeeLettersController } from './letters/see-letters.controller.js';
import { SeeLettersService } from './letters/see-letters.service.js';
import { PersonalDataService } from './personal-data.service.js';
import { SendLettersJob } from './sending/send-letters.job.js';
import { EntriesController } from './sequence/entries.controller.js';
import { EntriesQueries } from './sequence/entries.queries.js';
import { OnModuleOpened } from './sequence/on-module-opened.js';
import { RunSequencesService } from './sequence/run-sequences.service.js';
import { SequencesController } from './sequence/sequences.controller.js';
import { SequencesQueries } from './sequence/sequences.queries.js';
import { SequencesService } from './sequence/sequences.service.js';

@Module({
  imports: [AuditModule, NotificationsModule, SecurityModule],
  controllers: [
    BroadcastsController,
    SequencesController,
    EntriesController,
    DeliveriesController,
    SeeLettersController,
    LinksController,
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
    LetterTextsService,
    LetterProgressQueries,
    DeliveriesQueries,
    LinkTokensService,
    LinkClicksService,
    SeeLettersService,
    PostLettersService,
    OnLettersLeft,
    SendLettersJob,
    PersonalDataService,
  ],
})
export class BroadcastsModule {}
