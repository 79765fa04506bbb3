import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/published-view.js';
import { type Action, may, type members, type Person, shownName, STRANGERS } from '../accounts/index.js';
import type { productFacts } from '../catalog/index.js';
import type { bookedSessions } from '../coaching/index.js';
import type { BookingData, WebhookMember, WebhookProduct } from './webhook-payloads.dto.js';

type Member = RowOf<typeof members>;
type Product = RowOf<typeof productFacts>;
type Booking = RowOf<typeof bookedSessions>;

/** Webhooks go to the coach's programs, so they contain what the coach may see. */
const COACH: Person = { role: 'creator', band: null };

/** Reads further facts for a payload, in the listener's transaction. Undefined if they are gone. */
@Injectable()
export class WebhookFactsQueries {
  /**
   * Returns the member, as far as the policy shows them to the coach for `action`. Programs may write to every address
   * they get, so addresses of people who get no marketing are left out.
   */
  async member(
    tx: Tx,
    accountId: string,
    action: Action = 'see-full-name',
  ): Promise<WebhookMember | undefined> {
    const row = await tx.one<Pick<Member, 'id' | 'name' | 'band'> & { email: Member['email'] | null }>(
      `select m.id, m.name, m.band, case when m.sign_in_name is null then m.email end as email
       from members m where m.id = $1`,
      [accountId],
    );
    if (!row) return undefined;
    const { id, name, email, band } = row;
    const person: Person & { name: string } = { name, role: 'member', band };
    if (!may(COACH, action, person, STRANGERS)) return undefined;
    return {
      id,
      name: shownName(COACH, person, STRANGERS),
      email: may(COACH, 'receive-marketing', person, STRANGERS) ? email : null,
    };
  }

  products(tx: Tx, ids: readonly string[]): Promise<WebhookProduct[]> {
    return tx.query<Pick<Product, 'id' | 'type' | 'title'>>(
      'select p.id, p.type, p.title from product_facts p where p.id = any($1::uuid[]) order by p.title, p.id',
      [ids],
    );
  }

  async booking(tx: Tx, bookingId: string): Promise<BookingData | undefined> {
    const row = await tx.one<{
      sessionId: Booking['sessionId'];
      accountId: Booking['accountId'];
      title: Booking['title'];
      startsAt: Booking['startsAt'];
      endsAt: Booking['endsAt'];
      state: Booking['state'];
    }>(
      `select b.session_id as "sessionId", b.account_id as "accountId", b.title, b.starts_at as "startsAt",
         b.ends_at as "endsAt", b.state from booked_sessions b where b.id = $1`,
      [bookingId],
    );
    if (!row || row.state === 'unconfirmed') return undefined;
    const { sessionId, accountId, title, state } = row;
    return {
      bookingId,
      sessionId,
      title,
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      state,
      member: accountId === null ? null : ((await this.member(tx, accountId)) ?? null),
    };
  }
}
