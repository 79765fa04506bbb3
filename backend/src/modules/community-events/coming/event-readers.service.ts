import { Injectable } from '@nestjs/common';
import { forbidden, notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { GUEST_COLUMNS, isCoach, mayCome, type PossibleGuest } from '../event-guests.sql.js';

/** Reader of events: the coach sees all; a member sees events for everyone and for their own groups. */
export interface EventReader extends PossibleGuest {
  accountId: string;
  groupIds: string[];
  isCoach: boolean;
}

@Injectable()
export class EventReadersService {
  constructor(private readonly database: Database) {}

  async of(me: SignedIn): Promise<EventReader> {
    const reader = await this.database.one<EventReader & Record<string, unknown>>(
      `select p.id as "accountId", ${GUEST_COLUMNS}, $2::boolean as "isCoach",
              array(select g.group_id from grouped_members g where g.account_id = p.id) as "groupIds"
       from people p where p.id = $1`,
      [me.accountId, isCoach(me)],
    );
    if (!reader) throw notFound('Account');
    return reader;
  }

  /** Requires a guardian's consent to the community for a minor (product rule 10.1). */
  async coming(me: SignedIn): Promise<EventReader> {
    const reader = await this.of(me);
    if (!mayCome(reader))
      throw forbidden(
        'consent_needed',
        'Your guardian hasn’t allowed the community yet. You can read everything.',
      );
    return reader;
  }
}
