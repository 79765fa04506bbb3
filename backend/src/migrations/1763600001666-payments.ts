import { FirstSchema } from './first-schema.js';

/** Orders, purchases, refunds, disputes, and what was heard from the payment provider. */
export class Payments1763600001666 extends FirstSchema {
  protected readonly sql = `
    create sequence order_numbers start with 10001 increment by 1 no minvalue no maxvalue cache 1;

    create table orders (
      id uuid not null,
      number varchar(20) not null,
      account_id uuid not null,
      status text not null,
      version integer not null,
      review_reason text,
      created_at timestamptz not null,
      active_at timestamptz not null,
      paid_at timestamptz,
      expired_at timestamptz,
      received_at timestamptz,
      received_cents integer not null default 0,
      product_ids uuid[] not null default '{}',
      refund_requested_cents integer not null default 0,
      refunded_cents integer not null default 0,
      dispute text,
      fee_cents integer,
      fee_checked_at timestamptz,
      receipt_serial integer,
      receipt_number varchar(20),
      seller_name varchar(120),
      seller_address varchar(400),
      seller_tax_number varchar(40),
      constraint orders_pk primary key (id),
      constraint orders_number unique (number),
      constraint orders_receipt unique (receipt_serial),
      constraint orders_dispute check (dispute in ('inquiry', 'needs_answer', 'answered', 'won', 'lost')),
      constraint orders_paid check (status not in ('paid', 'partially_refunded', 'refunded', 'disputed')
        or paid_at is not null),
      constraint orders_receipt_number check ((receipt_serial is null) = (receipt_number is null)),
      constraint orders_received check ((status in ('pending', 'expired')) = (received_at is null)),
      constraint orders_refunds check (0 <= refunded_cents and refunded_cents <= refund_requested_cents
        and refund_requested_cents <= received_cents),
      constraint orders_review check ((status = 'review') = (review_reason is not null)),
      constraint orders_status check (status in ('pending', 'paid', 'partially_refunded', 'refunded', 'disputed',
        'review', 'expired'))
    );
    create index orders_cheapest on orders (received_cents, id) where received_at is not null;
    create index orders_dearest on orders (received_cents desc nulls last, id) where received_at is not null;
    create index orders_disputes on orders (dispute, received_at desc nulls last, id) where received_at is not null
      and dispute is not null;
    create index orders_fee_unknown on orders (received_at) where received_at is not null and fee_cents is null;
    create index orders_history on orders (account_id, created_at);
    create index orders_newest_received on orders (received_at desc nulls last, id) where received_at is not null;
    create index orders_oldest_received on orders (received_at, id) where received_at is not null;
    create unique index orders_one_pending on orders (account_id) where status = 'pending';
    create index orders_products on orders using gin (product_ids) where received_at is not null;
    create index orders_receipt_word on orders (lower(receipt_number));
    create index orders_status_received on orders (status, received_at desc nulls last, id) where received_at is not null;

    create table order_versions (
      id uuid not null,
      order_id uuid not null,
      version integer not null,
      cart_fingerprint text not null,
      currency varchar(3) not null,
      subtotal_cents integer not null,
      tax_cents integer not null,
      total_cents integer not null,
      payment_intent_id varchar(255),
      card_brand varchar(40),
      card_last4 varchar(4),
      created_at timestamptz not null,
      checked_at timestamptz,
      closed_at timestamptz,
      paid_at timestamptz,
      discount_cents integer not null default 0,
      coupon_id uuid,
      coupon_code varchar(40),
      holds_coupon boolean not null default false,
      tax_label varchar(40),
      tax_is_included boolean not null default false,
      constraint order_versions_pk primary key (id),
      constraint order_versions_intent unique (payment_intent_id),
      constraint order_versions_number unique (order_id, version),
      constraint order_versions_currency_fk foreign key (currency) references business(currency),
      constraint order_versions_order_fk foreign key (order_id) references orders(id),
      constraint order_versions_discount check (discount_cents = 0 or coupon_id is not null),
      constraint order_versions_total check (
        total_cents = subtotal_cents - discount_cents + case when tax_is_included then 0 else tax_cents end
        and subtotal_cents >= discount_cents and discount_cents >= 0 and tax_cents >= 0)
    );
    create index order_versions_coupon on order_versions (coupon_id) where coupon_id is not null;
    create index order_versions_open on order_versions (checked_at) where payment_intent_id is not null
      and closed_at is null and paid_at is null;

    create table order_lines (
      id uuid not null,
      order_version_id uuid not null,
      "position" integer not null,
      product_id uuid not null,
      type text not null,
      title varchar(160) not null,
      thumbnail_url varchar(500),
      amount_cents integer not null,
      discount_cents integer not null default 0,
      is_gift boolean not null default false,
      tax_cents integer not null default 0,
      booking_id uuid,
      constraint order_lines_pk primary key (id),
      constraint order_lines_product unique (order_version_id, product_id),
      constraint order_lines_version_fk foreign key (order_version_id) references order_versions(id),
      constraint order_lines_amount check (amount_cents >= 0),
      constraint order_lines_discount check (discount_cents >= 0),
      constraint order_lines_tax check (tax_cents >= 0 and (tax_cents < amount_cents or tax_cents = 0)),
      constraint order_lines_type check (type in ('course', 'digital_file', 'coaching', 'bundle'))
    );
    create index order_lines_gifts on order_lines (order_version_id) where is_gift;
    create index order_lines_of_product on order_lines (product_id);

    create table purchases (
      id uuid not null,
      order_line_id uuid not null,
      account_id uuid not null,
      product_id uuid not null,
      amount_cents integer not null,
      stripe_payment_id varchar(255),
      created_at timestamptz not null,
      tax_cents integer not null default 0,
      is_first_of_order boolean not null default true,
      constraint purchases_pk primary key (id),
      constraint purchases_order_line unique (order_line_id),
      constraint purchases_order_line_fk foreign key (order_line_id) references order_lines(id)
    );
    create index purchases_account_product on purchases (account_id, product_id);
    create index purchases_of_product on purchases (product_id, created_at);
    create index purchases_time on purchases (created_at);

    create table payment_events (
      id varchar(255) not null,
      type varchar(100) not null,
      payment_intent_id varchar(255),
      order_id uuid,
      outcome text not null,
      received_at timestamptz not null,
      constraint payment_events_pk primary key (id),
      constraint payment_events_order_fk foreign key (order_id) references orders(id)
    );

    create table payment_reviews (
      order_id uuid not null,
      reason text not null,
      received_cents integer not null,
      received_currency varchar(3) not null,
      opened_at timestamptz not null,
      resolved_at timestamptz,
      resolution text,
      resolved_by uuid,
      note varchar(1000),
      constraint payment_reviews_pk primary key (order_id),
      constraint payment_reviews_order_fk foreign key (order_id) references orders(id),
      constraint payment_reviews_reason check (reason in ('wrong_amount', 'wrong_currency', 'wrong_owner', 'paid_twice')),
      constraint payment_reviews_resolution check (resolution in ('granted', 'refunded')),
      constraint payment_reviews_resolved check ((resolved_at is null) = (resolution is null)
        and (case when resolution = 'granted' then resolved_by is not null else resolved_at is not null
        or resolved_by is null end))
    );
    create index payment_reviews_newest on payment_reviews (opened_at desc nulls last, order_id);
    create index payment_reviews_oldest on payment_reviews (opened_at, order_id);
    create index payment_reviews_open on payment_reviews (opened_at) where resolved_at is null;

    create table refunds (
      id uuid not null,
      order_id uuid not null,
      status text not null,
      origin text not null,
      amount_cents integer not null,
      stripe_refund_id varchar(255),
      reason varchar(500),
      requested_by uuid,
      requested_at timestamptz not null,
      checked_at timestamptz,
      settled_at timestamptz,
      failure varchar(300),
      awaits_decision boolean not null default false,
      constraint refunds_pk primary key (id),
      constraint refunds_stripe_id unique (stripe_refund_id),
      constraint refunds_order_fk foreign key (order_id) references orders(id),
      constraint refunds_amount check (amount_cents > 0),
      constraint refunds_origin check (origin in ('console', 'provider', 'dispute', 'lost_time')),
      constraint refunds_settled check ((status = 'pending') = (settled_at is null)),
      constraint refunds_status check (status in ('pending', 'succeeded', 'failed'))
    );
    create index refunds_of_order on refunds (order_id, requested_at);
    create index refunds_pending on refunds (requested_at) where status = 'pending';
    create index refunds_time on refunds (settled_at) where status = 'succeeded';
    create index refunds_undecided on refunds (order_id) where awaits_decision;

    create table refund_lines (
      refund_id uuid not null,
      order_line_id uuid not null,
      amount_cents integer not null,
      ends_access boolean not null,
      is_void boolean not null default false,
      tax_cents integer not null default 0,
      constraint refund_lines_pk primary key (refund_id, order_line_id),
      constraint refund_lines_line_fk foreign key (order_line_id) references order_lines(id),
      constraint refund_lines_refund_fk foreign key (refund_id) references refunds(id),
      constraint refund_lines_amount check (amount_cents >= 0)
    );
    create unique index refund_lines_end_once on refund_lines (order_line_id) where ends_access and not is_void;
    create index refund_lines_of_line on refund_lines (order_line_id);

    create table disputes (
      id uuid not null,
      order_id uuid not null,
      stripe_dispute_id varchar(255) not null,
      stage text not null,
      amount_cents integer not null,
      reason varchar(60) not null,
      opened_at timestamptz not null,
      answer_by timestamptz,
      closed_at timestamptz,
      constraint disputes_pk primary key (id),
      constraint disputes_stripe_id unique (stripe_dispute_id),
      constraint disputes_order_fk foreign key (order_id) references orders(id),
      constraint disputes_amount check (amount_cents > 0),
      constraint disputes_closed check ((stage in ('won', 'lost')) = (closed_at is not null)),
      constraint disputes_stage check (stage in ('inquiry', 'needs_answer', 'answered', 'won', 'lost'))
    );
    create index disputes_of_order on disputes (order_id);

    create table fees (
      stripe_transaction_id varchar(255) not null,
      order_line_id uuid not null,
      order_id uuid not null,
      product_id uuid not null,
      origin text not null,
      amount_cents integer not null,
      taken_at timestamptz not null,
      constraint fees_pk primary key (stripe_transaction_id, order_line_id),
      constraint fees_line_fk foreign key (order_line_id) references order_lines(id),
      constraint fees_order_fk foreign key (order_id) references orders(id),
      constraint fees_origin check (origin in ('payment', 'dispute'))
    );
    create index fees_of_order on fees (order_id);
    create unique index fees_of_payment_once on fees (order_line_id) where origin = 'payment';
    create index fees_time on fees (taken_at);

    create table order_line_parts (
      order_line_id uuid not null,
      product_id uuid not null,
      "position" integer not null,
      type text not null,
      title varchar(160) not null,
      constraint order_line_parts_pk primary key (order_line_id, product_id),
      constraint order_line_parts_line_fk foreign key (order_line_id) references order_lines(id),
      constraint order_line_parts_type check (type in ('course', 'digital_file', 'coaching'))
    );

    create table money_comparisons (
      "check" text not null,
      compared_at timestamptz not null,
      constraint money_comparisons_pk primary key ("check")
    );

    create table money_findings (
      "check" text not null,
      order_id uuid not null,
      found_at timestamptz not null,
      constraint money_findings_pk primary key ("check", order_id),
      constraint money_findings_order_fk foreign key (order_id) references orders(id) on delete cascade
    );

    create function tell_facts_of_purchase() returns trigger language plpgsql as $$
        BEGIN
          SELECT l.tax_cents, NOT EXISTS (
            SELECT FROM "order_lines" o JOIN "purchases" u ON u.order_line_id = o.id
            WHERE o.order_version_id = l.order_version_id)
          INTO NEW.tax_cents, NEW.is_first_of_order FROM "order_lines" l WHERE l.id = NEW.order_line_id;
          RETURN NEW;
        END $$;
    create trigger purchases_facts before insert on purchases
      for each row execute function tell_facts_of_purchase();

    create view paid_lines as
      select u.id, l.order_version_id, u.account_id, u.product_id, u.amount_cents, u.created_at as paid_at, u.tax_cents,
             u.is_first_of_order
      from purchases u left join order_lines l on l.id = u.order_line_id;

    create view ordered_lines as select id, product_id from order_lines;

    create view payment_lines as
      select l.id, (select u.id from purchases u where u.order_line_id = l.id) as purchase_id,
        v.id as order_version_id, o.id as order_id, o.number as order_number,
             o.status as order_status, o.account_id, l.product_id, l.type, l.title, l.position, l.amount_cents,
             v.payment_intent_id, v.paid_at
      from order_versions v
      join orders o on o.id = v.order_id
      join order_lines l on l.order_version_id = v.id
      where v.paid_at is not null;

    create view refunded_lines as
      select r.refund_id, r.order_line_id, u.account_id, u.product_id, r.amount_cents, r.ends_access,
             f.settled_at as refunded_at, r.tax_cents
      from refund_lines r join refunds f on f.id = r.refund_id and f.status = 'succeeded'
      join purchases u on u.order_line_id = r.order_line_id;

    create view received_orders as
      select id, received_at, fee_cents from orders where received_at is not null;

    create view waiting_orders as
      select id from orders where status = 'review' and received_at is not null
      union select order_id from refunds where awaits_decision
            union select id from orders
            where dispute in ('inquiry', 'needs_answer') and dispute is not null and received_at is not null;

    create view taken_fees as select order_line_id, product_id, amount_cents, taken_at from fees;

    create view disputed_orders as
      select d.id, d.order_id, o.number as order_number, o.account_id, d.stage, d.opened_at, d.closed_at
      from disputes d join orders o on o.id = d.order_id;
  `;
}
