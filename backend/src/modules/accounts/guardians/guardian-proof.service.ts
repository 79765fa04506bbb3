import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/database.js';
import { SecondGuardiansService } from './second-guardians.service.js';
import { WishedConsentsService } from './wished-consents.service.js';

/** An order shows that its buyer is an adult. */
@Injectable()
export class GuardianProofService {
  constructor(
    private readonly seconds: SecondGuardiansService,
    private readonly wishes: WishedConsentsService,
  ) {}

  /** Lets everything that waited for the proof take effect: what she ticked, and that she is a second guardian. Repeating it changes nothing. */
  async proven(tx: Tx, accountId: string): Promise<void> {
    await this.wishes.takeEffect(tx, accountId);
    await this.seconds.joinProven(tx, accountId);
  }
}
