import { FirstSchema } from './first-schema.js';

/** Enrollments, and the second seats of pairs. */
export class Enrollments1763600001661 extends FirstSchema {
  protected readonly sql = `
    create table enrollments (
      id uuid not null,
      account_id uuid not null,
      product_id uuid not null,
      source text not null,
      source_id uuid,
      started_at timestamptz not null,
      ended_at timestamptz,
      bundle_id uuid,
      part_ids uuid[] not null default '{}',
      opened_again_at timestamptz,
      constraint enrollments_pk primary key (id),
      constraint enrollments_one_each unique (account_id, product_id),
      constraint enrollments_source check (source in ('purchase', 'free', 'grant', 'gift', 'seat'))
    );
    create index enrollments_of_product on enrollments (product_id);
    create index enrollments_students on enrollments (product_id, started_at, id) where ended_at is null;

    create table further_rights (
      id uuid not null,
      account_id uuid not null,
      product_id uuid not null,
      source text not null,
      source_id uuid not null,
      part_ids uuid[] not null default '{}',
      given_at timestamptz not null,
      constraint further_rights_pk primary key (id),
      constraint further_rights_once unique (account_id, product_id, source_id),
      constraint further_rights_source check (source in ('purchase', 'gift'))
    );

    create table products_for_pairs (
      product_id uuid not null,
      constraint products_for_pairs_pk primary key (product_id)
    );

    create table second_seats (
      account_id uuid not null,
      product_id uuid not null,
      seat_account_id uuid,
      name varchar(100),
      chosen_at timestamptz not null,
      constraint second_seats_pk primary key (account_id, product_id),
      constraint second_seats_another check (seat_account_id <> account_id)
    );
    create index second_seats_of_person on second_seats (seat_account_id) where seat_account_id is not null;

    create view active_enrollments as
      select id, account_id, product_id, source, started_at, source_id, bundle_id, coalesce(opened_again_at,
        started_at) as opened_at
      from enrollments where ended_at is null;

    create view begun_enrollments as select id, account_id, product_id, source, started_at from enrollments;

    create view bundle_rights as
      select account_id, product_id as bundle_id, unnest(part_ids) as product_id
      from enrollments where ended_at is null and part_ids <> '{}';

    create view standing_rights as
      select account_id, product_id, source, source_id, bundle_id from enrollments where ended_at is null
      union all
      select account_id, product_id, source, source_id, null::uuid from further_rights;

    create view pair_products as select product_id from products_for_pairs;

    create view held_second_seats as
      select s.account_id, s.product_id, s.seat_account_id, s.name
      from second_seats s
      join enrollments e on e.account_id = s.account_id and e.product_id = s.product_id and e.ended_at is null;
  `;
}
