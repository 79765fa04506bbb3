import { FirstSchema } from './first-schema.js';

/** Circles and pods, who is in them, and whom products bring there. */
export class Groups1763600001675 extends FirstSchema {
  protected readonly sql = `
    create table groups (
      id uuid not null,
      kind text not null,
      name varchar(80) not null,
      created_at timestamptz not null,
      constraint groups_pk primary key (id),
      constraint groups_id_kind unique (id, kind),
      constraint groups_kind_name unique (kind, name),
      constraint groups_kind check (kind in ('circle', 'pod'))
    );

    create table group_members (
      account_id uuid not null,
      kind text not null,
      group_id uuid not null,
      added_at timestamptz not null,
      constraint group_members_pk primary key (account_id, kind),
      constraint group_members_group_fk foreign key (group_id, kind) references groups(id, kind) on delete cascade
    );
    create index group_members_of_group on group_members (group_id);

    create table product_groups (
      product_id uuid not null,
      group_id uuid not null,
      added_at timestamptz not null,
      brings_earlier boolean not null default false,
      run_id uuid,
      constraint product_groups_pk primary key (product_id, group_id),
      constraint product_groups_group_fk foreign key (group_id) references groups(id) on delete cascade
    );
    create index product_groups_of_group on product_groups (group_id);

    create table brought_members (
      account_id uuid not null,
      kind text not null,
      group_id uuid not null,
      joined_at timestamptz not null,
      constraint brought_members_pk primary key (account_id, group_id),
      constraint brought_members_group_fk foreign key (group_id, kind) references groups(id, kind) on delete cascade
    );
    create index brought_members_of_group on brought_members (group_id);

    create table taken_out_members (
      account_id uuid not null,
      group_id uuid not null,
      taken_out_at timestamptz not null,
      constraint taken_out_members_pk primary key (account_id, group_id),
      constraint taken_out_members_group_fk foreign key (group_id) references groups(id) on delete cascade
    );
    create index taken_out_members_of_group on taken_out_members (group_id);

    create view grouped_members as
      select account_id, group_id, kind, added_at from group_members
      union all
      select b.account_id, b.group_id, b.kind, b.joined_at from brought_members b
      where not exists (select from group_members m where m.account_id = b.account_id and m.group_id = b.group_id);

    create view group_facts as select id, kind, name from groups;
  `;
}
