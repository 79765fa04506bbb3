import { FirstSchema } from './first-schema.js';

/** Legal texts with all their versions, and who accepted which. */
export class Legal1763600001657 extends FirstSchema {
  protected readonly sql = `
    create table legal_drafts (
      document varchar(20) not null,
      html text not null,
      version integer not null,
      saved_at timestamptz not null,
      constraint legal_drafts_pk primary key (document),
      constraint legal_drafts_version check (version > 0)
    );

    create table legal_versions (
      document varchar(20) not null,
      number integer not null,
      html text not null,
      published_at timestamptz not null,
      published_by uuid not null,
      constraint legal_versions_pk primary key (document, number),
      constraint legal_versions_number check (number > 0)
    );

    create table legal_acceptances (
      id uuid not null,
      account_id uuid not null,
      document varchar(20) not null,
      version integer not null,
      occasion varchar(20) not null,
      order_number varchar(20),
      accepted_at timestamptz not null,
      constraint legal_acceptances_pk primary key (id),
      constraint legal_acceptances_version check (version >= 0)
    );
    create index legal_acceptances_account_id on legal_acceptances (account_id);

    create function keep_legal_texts() returns trigger language plpgsql as $$
        BEGIN RAISE EXCEPTION '% is kept as it was written', TG_TABLE_NAME; END $$;
    create trigger legal_acceptances_kept before update on legal_acceptances
      for each row execute function keep_legal_texts();
    create trigger legal_versions_kept before update
        or delete on legal_versions
      for each row execute function keep_legal_texts();
  `;
}
