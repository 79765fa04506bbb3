import { Injectable } from '@nestjs/common';
import { minutes } from '../../../kernel/clock.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { WaitingListService } from './waiting-list.service.js';

/** Offers a declined or expired spot to the next person on the waiting list. */
@Injectable()
@Every(minutes(1), 'coaching.offer-places')
export class OfferPlacesJob {
  constructor(private readonly waiting: WaitingListService) {}

  run(): Promise<void> {
    return this.waiting.passOn();
  }
}
