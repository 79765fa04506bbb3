import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { Clock } from '../../../kernel/clock.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { type Facts, may, type Person, STRANGERS } from '../../accounts/index.js';
import { SecondPlacesService } from '../bookings/second-places.service.js';
import { SessionsService } from '../bookings/sessions.service.js';

/** A minor for whom nothing is agreed to any more does not come along to what is still to be; the place of whom she came with stays. */
@Injectable()
@OnEvent('standing.changed', 'coaching.end-second-places')
export class OnStandingChanged implements EventListener<'standing.changed'> {
  constructor(
    private readonly seconds: SecondPlacesService,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
  ) {}

  async handle({ accountId }: EventMap['standing.changed'], tx: Tx): Promise<void> {
    const [person] = await tx.query<(Person & Pick<Facts, 'consented'>)[]>(
      'select role, band, consented from people where id = $1',
      [accountId],
    );
    if (person && may(person, 'take-part', person, { ...STRANGERS, ...person, kinship: 'self' })) return;
    await this.sessions.lock(tx);
    const firsts = await tx.query<{ id: string }[]>(
      `select b.id from coaching_bookings b join coaching_sessions s on s.id = b.session_id
       where b.companion_id = $1 and b.state in ('unconfirmed', 'confirmed') and s.starts_at > $2 order by b.id for update of b`,
      [accountId, this.clock.now()],
    );
    for (const { id } of firsts) {
      await this.seconds.close(tx, id);
      await tx.query('update coaching_bookings set companion_id = null where id = $1', [id]);
    }
  }
}
