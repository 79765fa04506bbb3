import { Module } from '@nestjs/common';
import { SecurityModule } from '../../platform/security/security.module.js';
import { EnrollmentsModule } from '../enrollments/index.js';
import { CoachGiftsController } from './coach-gifts.controller.js';
import { GiftLinksService } from './gift-links.service.js';
import { GiftRecipientsQueries } from './gift-recipients.queries.js';
import { GiftsService } from './gifts.service.js';
import { PersonalDataService } from './personal-data.service.js';
import { ReceivedGiftController } from './received-gift.controller.js';
import { ReceivedGiftQueries } from './received-gift.queries.js';
import { RedemptionService } from './redemption.service.js';
import { SentGiftsController } from './sent-gifts.controller.js';

@Module({
  imports: [EnrollmentsModule, SecurityModule],
  controllers: [ReceivedGiftController, SentGiftsController, CoachGiftsController],
  providers: [
    GiftsService,
    GiftLinksService,
    GiftRecipientsQueries,
    RedemptionService,
    ReceivedGiftQueries,
    PersonalDataService,
  ],
  exports: [GiftsService, GiftLinksService, GiftRecipientsQueries],
})
export class GiftsModule {}
