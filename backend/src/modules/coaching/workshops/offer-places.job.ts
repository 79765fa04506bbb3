import { Injectable } from '@nestjs/common';
import { minutes } from '../../../kernel/clock.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { WaitingListService } from './waiting-list.service.js';

/** A place that somebody has let go by is offered to the next who waits. */
@Injectable()
@Every(minutes(1), 'coaching.offer-places')
export class OfferPlacesJob {
  constructor(private readonly waiting: WaitingListService) {}

  run(): Promise<void> {
    return this.waiting.passOn();
  }
}
