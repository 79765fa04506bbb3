import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/database.js';
import { SecondGuardiansService } from './second-guardians.service.js';
import { WishedConsentsService } from './wished-consents.service.js';

/** Takes an order as proof that its buyer is an adult. */
@Injectable()
export class GuardianProofService {
  constructor(
    private readonly seconds: SecondGuardiansService,
    private readonly wishes: WishedConsentsService,
  ) {}

  /** Applies what waited for the proof: ticked consents, and the place as second guardian. Repeating changes nothing. */
  async proven(tx: Tx, accountId: string): Promise<void> {
    await this.wishes.takeEffect(tx, accountId);
    await this.seconds.joinProven(tx, accountId);
  }
}
