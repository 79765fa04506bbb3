import { FirstSchema } from './first-schema.js';

/** Products bought for another person. */
export class Gifts1763600001662 extends FirstSchema {
  protected readonly sql = `
    create table gifts (
      id uuid not null,
      order_line_id uuid not null,
      order_id uuid not null,
      buyer_id uuid,
      product_id uuid not null,
      part_ids uuid[] not null default '{}',
      title varchar(160) not null,
      state text not null,
      recipient_email varchar(254),
      recipient_name varchar(100),
      message varchar(500),
      redeemed_by uuid,
      redeemed_at timestamptz,
      created_at timestamptz not null,
      opened_at timestamptz,
      is_again boolean not null default false,
      ward_id uuid,
      is_for_ward boolean not null default false,
      constraint gifts_pk primary key (id),
      constraint gifts_line unique (order_line_id),
      constraint gifts_opened check (state not in ('open', 'redeemed') or opened_at is not null),
      constraint gifts_redeemed check (state <> 'redeemed' or redeemed_at is not null),
      constraint gifts_state check (state in ('prepared', 'open', 'redeemed', 'returning', 'refunded')),
      constraint gifts_ward check (is_for_ward or ward_id is null)
    );
    create index gifts_of_buyer on gifts (buyer_id);
    create index gifts_of_order on gifts (order_id);
    create index gifts_of_ward on gifts (ward_id) where ward_id is not null;
    create unique index gifts_once on gifts (buyer_id, product_id, recipient_email, lower(recipient_name))
      where opened_at is not null and state <> 'refunded' and not is_again;
    create index gifts_prepared on gifts (order_id) where state = 'prepared';
    create index gifts_redeemed_by on gifts (redeemed_by) where redeemed_by is not null;

    create table gift_links (
      token_hash text not null,
      gift_id uuid not null,
      created_at timestamptz not null,
      constraint gift_links_pk primary key (token_hash),
      constraint gift_links_gift_fk foreign key (gift_id) references gifts(id) on delete cascade
    );
    create index gift_links_of_gift on gift_links (gift_id);

    create view gift_facts as
      select id, order_line_id, order_id, buyer_id, state, recipient_email, recipient_name, message, opened_at,
             redeemed_by, redeemed_at, is_for_ward from gifts;
  `;
}
