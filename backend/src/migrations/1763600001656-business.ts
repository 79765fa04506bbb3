import { FirstSchema } from './first-schema.js';

/** The seller's name and address, currency and time zone, and receipt numbers. */
export class Business1763600001656 extends FirstSchema {
  protected readonly sql = `
    create table business (
      id smallint not null,
      name varchar(120) not null default '',
      address varchar(400) not null default '',
      tax_number varchar(40) not null default '',
      receipt_prefix varchar(10) not null default 'R-',
      last_receipt integer not null default 0,
      time_zone varchar(64),
      tax_kind text not null default 'none',
      tax_word varchar(30) not null default '',
      tax_rate integer not null default 0,
      currency varchar(3),
      constraint business_pk primary key (id),
      constraint business_one_currency unique (currency),
      constraint business_last_receipt check (last_receipt >= 0),
      constraint business_only_one check (id = 1),
      constraint business_tax check (tax_kind = 'none' or (tax_word <> '' and tax_rate between 1 and 99999)),
      constraint business_tax_kind check (tax_kind in ('none', 'inclusive', 'exclusive'))
    );

    create view coach_calendar as
      select coalesce((select time_zone from business), (select time_zone from coach_zone), 'UTC') as time_zone;

    create view business_currency as select coalesce(currency, 'usd') as currency from business;

    create view stated_business as select id from business where name <> '' and address <> '';

    insert into business (id) values (1);
  `;
}
