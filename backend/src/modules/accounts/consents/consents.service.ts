import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { Consent } from './consent.entity.js';
import { CONSENT_TEXT_VERSION, type ConsentMethod, type ConsentPurpose } from './purposes.js';

interface Said {
  wardId: string;
  actorId: string;
  /** false: withdrawn */
  given: boolean;
  purposes: readonly ConsentPurpose[];
  method: ConsentMethod;
  evidence?: string | null;
}

/** Records consents that are given or withdrawn for a minor. The caller has decided who may do so. */
@Injectable()
export class ConsentsService {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  async record(tx: Tx, { purposes, evidence = null, ...said }: Said): Promise<void> {
    const at = this.clock.now();
    for (const purpose of purposes)
      await tx.insert(Consent, {
        id: newId(),
        ...said,
        purpose,
        evidence,
        textVersion: CONSENT_TEXT_VERSION,
        at,
      });
    if (said.given && purposes.includes('account')) await this.wantPassword(tx, said.wardId);
    if (purposes.length > 0) await this.outbox.publish(tx, 'standing.changed', { accountId: said.wardId });
  }

  /**
   * Asks a minor of 13 or older to choose a password as soon as they may sign in, because guardians don't set one at
   * that age.
   */
  private async wantPassword(tx: Tx, wardId: string): Promise<void> {
    const waiting = await tx.query('select from accounts where id = $1 and password_hash is null', [wardId]);
    if (waiting.length > 0)
      await this.outbox.publish(tx, 'ward.password-link-wanted', { wardId, requestId: newId() });
  }
}
