import { FirstSchema } from './first-schema.js';

/** The site's name, and the texts and pictures of its pages. */
export class Site1763600001655 extends FirstSchema {
  protected readonly sql = `
    create table site_draft (
      id smallint not null,
      content jsonb not null,
      version integer not null,
      saved_at timestamptz not null,
      constraint site_draft_pk primary key (id),
      constraint site_draft_only_one check (id = 1),
      constraint site_draft_version check (version > 0)
    );

    create table site_editions (
      number integer not null,
      content jsonb not null,
      published_at timestamptz not null,
      published_by uuid not null,
      constraint site_editions_pk primary key (number),
      constraint site_editions_number check (number > 0)
    );

    create view published_place as
      select content->'place'->>'name' as name from site_editions order by number desc limit 1;
  `;
}
