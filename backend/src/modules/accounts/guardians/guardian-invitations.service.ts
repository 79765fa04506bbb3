import { Injectable } from '@nestjs/common';
import { Clock, days, later } from '../../../kernel/clock.js';
import { conflict } from '../../../kernel/errors.js';
import { hashOfSecret, newId, newSecret } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { linkInvalid } from '../one-time-tokens/one-time-token.service.js';
import type { GuardianInvitationResponse } from './family.dto.js';
import { FamilyQueries } from './family.queries.js';
import { GuardianLinksService } from './guardian-links.service.js';

const WORKS_FOR = days(7);

/** Lets the first guardian invite a second one. `SecondGuardiansService` handles everything after the acceptance. */
@Injectable()
export class GuardianInvitationsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly queries: FamilyQueries,
    private readonly links: GuardianLinksService,
  ) {}

  /** Invites a person. The link of an earlier invitation stops working. */
  async invite(me: SignedIn, wardId: string, email: string): Promise<void> {
    await this.queries.expect(me, 'give-consent', wardId);
    await this.database.transaction(async (tx) => {
      const guardians = await this.links.locked(tx, wardId);
      const waiting = await tx.query(
        'select from guardian_invitations where ward_id = $1 and accepted_by is not null',
        [wardId],
      );
      if (guardians.length + waiting.length > 1) throw conflict('full', 'She already has two guardians');
      const id = newId();
      await tx.query('delete from guardian_invitations where ward_id = $1', [wardId]);
      await tx.query(
        `insert into guardian_invitations (id, ward_id, guardian_id, email, expires_at) values ($1, $2, $3, $4, $5)`,
        [id, wardId, me.accountId, email, later(this.clock.now(), WORKS_FOR)],
      );
      await this.outbox.publish(tx, 'guardian.invited', {
        invitationId: id,
        guardianId: me.accountId,
        wardId,
      });
    });
  }

  async callOff(me: SignedIn, wardId: string): Promise<void> {
    await this.queries.expect(me, 'give-consent', wardId);
    await this.database.query('delete from guardian_invitations where ward_id = $1 and accepted_by is null', [
      wardId,
    ]);
  }

  /** Issues a token for the link, and returns the recipient; undefined when a newer invitation has replaced this one. */
  async issueLink(id: string): Promise<{ email: string; token: string; wardId: string } | undefined> {
    const token = newSecret();
    const row = await this.database.one<{ email: string; wardId: string }>(
      `update guardian_invitations set token_hash = $2 where id = $1 and accepted_by is null and expires_at > $3
       returning email, ward_id as "wardId"`,
      [id, hashOfSecret(token), this.clock.now()],
    );
    return row && { ...row, token };
  }

  async read(token: string): Promise<GuardianInvitationResponse> {
    const row = await this.database.one<GuardianInvitationResponse>(
      `select split_part(w.name, ' ', 1) as daughter, g.name as "invitedBy"
       from guardian_invitations i join accounts w on w.id = i.ward_id join accounts g on g.id = i.guardian_id
       where i.token_hash = $1 and i.expires_at > $2`,
      [hashOfSecret(token), this.clock.now()],
    );
    if (!row) throw linkInvalid();
    return row;
  }
}
