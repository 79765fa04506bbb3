import { FirstSchema } from './first-schema.js';

/** Carts. */
export class Cart1763600001665 extends FirstSchema {
  protected readonly sql = `
    create table cart_items (
      id uuid not null,
      account_id uuid,
      visitor_hash text,
      product_id uuid not null,
      quantity integer not null,
      created_at timestamptz not null,
      gift_email varchar(254),
      gift_name varchar(100),
      gift_message varchar(500),
      ward_id uuid,
      constraint cart_items_pk primary key (id),
      constraint cart_items_account_product unique (account_id, product_id),
      constraint cart_items_visitor_product unique (visitor_hash, product_id),
      constraint cart_items_gift check ((gift_email is null) = (gift_name is null) and (gift_email is not null
        or gift_message is null)),
      constraint cart_items_one_owner check (num_nonnulls(account_id, visitor_hash) = 1),
      constraint cart_items_quantity check (quantity = 1),
      constraint cart_items_visitor_hash check (char_length(visitor_hash) = 64),
      constraint cart_items_ward check (ward_id is null or (account_id is not null and gift_email is null))
    );
    create index cart_items_of_ward on cart_items (ward_id) where ward_id is not null;
    create index cart_items_stale_visitors on cart_items (created_at) where visitor_hash is not null;

    create table cart_coupons (
      id uuid not null,
      account_id uuid,
      visitor_hash text,
      coupon_id uuid not null,
      applied_at timestamptz not null,
      constraint cart_coupons_pk primary key (id),
      constraint cart_coupons_account unique (account_id),
      constraint cart_coupons_visitor unique (visitor_hash),
      constraint cart_coupons_one_owner check (num_nonnulls(account_id, visitor_hash) = 1),
      constraint cart_coupons_visitor_hash check (char_length(visitor_hash) = 64)
    );
    create index cart_coupons_stale_visitors on cart_coupons (applied_at) where visitor_hash is not null;
  `;
}
