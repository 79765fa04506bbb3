import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { EmailChangeService } from '../email-change/email-change.service.js';
import type { WaitingAct } from '../../../kernel/minor-acts.js';
import { SightService } from '../sight/sight.service.js';
import { FamilyQueries } from './family.queries.js';
import { GuardianLinksService } from './guardian-links.service.js';

/** Guardians' answers to approval requests (docs/decisions/in-her-guardians-sight.md). */
@Injectable()
export class ApprovalsService {
  constructor(
    private readonly database: Database,
    private readonly queries: FamilyQueries,
    private readonly links: GuardianLinksService,
    private readonly sight: SightService,
    private readonly emails: EmailChangeService,
  ) {}

  /** Answers a request. Only the first answer counts: a request that is gone or was replaced meanwhile gives 404. */
  async answer(me: SignedIn, requestId: string, outcome: 'approved' | 'refused'): Promise<void> {
    const request = await this.database.one<{ wardId: string; act: WaitingAct }>(
      'select ward_id as "wardId", act from approval_requests where id = $1',
      [requestId],
    );
    if (!request) throw notFound('Request');
    const { wardId, act } = request;
    await this.queries.expect(me, 'watch-over', wardId);
    await this.database.transaction(async (tx) => {
      const guardians = await this.links.locked(tx, wardId);
      const waiting = await this.sight.read(tx, act, wardId);
      if (waiting?.id !== requestId || !guardians.includes(me.accountId)) throw notFound('Request');
      await this.sight.end(tx, act, wardId, outcome, me.accountId);
      if (outcome === 'approved' && waiting.newEmail !== null)
        await this.emails.beginApproved(tx, wardId, waiting.newEmail);
    });
  }
}
