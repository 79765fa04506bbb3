import { FirstSchema } from './first-schema.js';

/** The audit log: changes and exports with their author. Entries are never changed. */
export class Audit1763600001652 extends FirstSchema {
  protected readonly sql = `
    create table audit_entries (
      id uuid not null,
      at timestamptz not null,
      actor_id uuid not null,
      action varchar(60) not null,
      subject_type varchar(30) not null,
      subject_id uuid,
      member_id uuid,
      fields text[] not null,
      reason varchar(500),
      count integer,
      constraint audit_entries_pk primary key (id),
      constraint audit_entries_count check (count >= 0)
    );
    create index audit_entries_action on audit_entries (action, id);
    create index audit_entries_member on audit_entries (member_id, id);
    create index audit_entries_subject on audit_entries (subject_id, id);

    create function keep_audit_entries() returns trigger language plpgsql as $$
        BEGIN
          IF TG_OP = 'UPDATE' AND NEW.reason IS NULL
             AND (to_jsonb(NEW) - 'reason') = (to_jsonb(OLD) - 'reason') THEN
            RETURN NEW;
          END IF;
          RAISE EXCEPTION 'audit entries are kept as they are' USING ERRCODE = 'restrict_violation';
        END $$;
    create trigger audit_entries_kept before update
        or delete on audit_entries
      for each row execute function keep_audit_entries();
    create trigger audit_entries_not_emptied before truncate on audit_entries
      for each statement execute function keep_audit_entries();

    create view audit_facts as
      select id, at, actor_id, action, subject_type, subject_id, member_id, fields, reason, count from audit_entries;
  `;
}
