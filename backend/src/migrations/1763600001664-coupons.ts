import { FirstSchema } from './first-schema.js';

/** Coupons. */
export class Coupons1763600001664 extends FirstSchema {
  protected readonly sql = `
    create table coupons (
      id uuid not null,
      code varchar(40) not null,
      kind text not null,
      percent integer,
      amount_cents integer,
      product_ids uuid[] not null default '{}',
      starts_at timestamptz,
      ends_at timestamptz,
      max_uses integer,
      max_uses_per_person integer,
      taken integer not null default 0,
      is_active boolean not null default true,
      archived_at timestamptz,
      created_at timestamptz not null,
      version integer not null default 1,
      constraint coupons_pk primary key (id),
      constraint coupons_code unique (code),
      constraint coupons_dates check (starts_at < ends_at),
      constraint coupons_kind check (kind in ('percent', 'amount')),
      constraint coupons_limits check (max_uses > 0 and max_uses_per_person > 0),
      constraint coupons_taken check (0 <= taken and (max_uses is null or taken <= max_uses)),
      constraint coupons_value check ((kind = 'percent') = (percent is not null) and (kind = 'amount')
        = (amount_cents is not null) and percent between 1 and 100 and amount_cents > 0)
    );

    create table coupon_uses (
      id uuid not null,
      coupon_id uuid not null,
      account_id uuid not null,
      order_id uuid not null,
      state text not null,
      is_counted boolean not null default true,
      since timestamptz not null,
      constraint coupon_uses_pk primary key (id),
      constraint coupon_uses_of_order unique (order_id, coupon_id),
      constraint coupon_uses_coupon_fk foreign key (coupon_id) references coupons(id),
      constraint coupon_uses_state check (state in ('reserved', 'used', 'given_back'))
    );
    create index coupon_uses_of_person on coupon_uses (coupon_id, account_id);
  `;
}
