import { Injectable } from '@nestjs/common';
import { type Cents, toDecimal } from '../../kernel/money.js';
import { Database } from '../../platform/database/database.js';
import { MAX_ROWS } from '../../platform/http/list-query.js';
import type { StudentPaymentResponse, StudentPurchaseResponse } from './student-purchases.dto.js';
import type { StudentBookingResponse } from './student-sessions.dto.js';

/** Reads a student's purchases, payments and coaching sessions, newest first. */
@Injectable()
export class StudentPurchasesQueries {
  constructor(private readonly database: Database) {}

  async purchases(studentId: string): Promise<StudentPurchaseResponse[]> {
    const rows = await this.database.query<Omit<StudentPurchaseResponse, 'amount'> & { amountCents: Cents }>(
      `select l.purchase_id as id, l.product_id as "productId", l.title as "productTitle", l.type as "productType", l.amount_cents as "amountCents", l.paid_at as "createdAt",
              l.payment_intent_id as "stripePaymentId", l.order_id as "orderId", l.order_number as "orderNumber",
              s.subscription_id as "subscriptionId",
              case when g.id is not null then json_build_object('state', g.state, 'recipientName', g.recipient_name,
                'isForWard', g.is_for_ward, 'redeemedById', g.redeemed_by) end as gift
       from payment_lines l
       left join gift_facts g on g.order_line_id = l.id
       left join subscription_orders s on s.order_id = l.order_id
       where l.account_id = $1 and l.purchase_id is not null
       order by l.paid_at desc, l.order_number desc, l.position limit ${MAX_ROWS}`,
      [studentId],
    );
    return rows.map(withAmount);
  }

  async payments(studentId: string): Promise<StudentPaymentResponse[]> {
    const rows = await this.database.query<Omit<StudentPaymentResponse, 'amount'> & { amountCents: Cents }>(
      `select order_id as "orderId", order_number as "orderNumber", order_status as status, paid_at as "paidAt",
              payment_intent_id as "stripePaymentId", sum(amount_cents)::int as "amountCents",
              json_agg(json_build_object('id', product_id, 'title', title) order by position) as products
       from payment_lines where account_id = $1
       group by order_version_id, order_id, order_number, order_status, paid_at, payment_intent_id
       order by paid_at desc, order_number desc limit ${MAX_ROWS}`,
      [studentId],
    );
    return rows.map(withAmount);
  }

  /** Lists the sessions, latest first, in the business's time zone. */
  bookings(studentId: string): Promise<StudentBookingResponse[]> {
    return this.database.query<StudentBookingResponse>(
      `select b.id, b.title, b.state as status, b.starts_at as "startsAt",
              to_char(b.starts_at at time zone c.time_zone, 'YYYY-MM-DD') as date,
              to_char(b.starts_at at time zone c.time_zone, 'HH24:MI') as time
       from booked_sessions b cross join coach_calendar c
       where b.account_id = $1 and b.state <> 'unconfirmed' order by b.starts_at desc, b.id limit ${MAX_ROWS}`,
      [studentId],
    );
  }
}

const withAmount = <Row extends { amountCents: Cents }>({ amountCents, ...row }: Row) => ({
  ...row,
  amount: toDecimal(amountCents),
});
