import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type AuditAction, type AuditSubject, REASON_LIMIT } from './audit-actions.js';

/**
 * Who changed or exported what, and when. The database refuses to delete an entry and to change anything of it but to
 * forget its reason. Values are never copied here, so it holds no personal data but ids.
 */
@Entity('audit_entries')
@Index('audit_entries_subject', ['subjectId', 'id'])
@Index('audit_entries_member', ['memberId', 'id'])
@Index('audit_entries_action', ['action', 'id'])
@Check('audit_entries_count', 'count >= 0')
export class AuditEntry {
  /** In the order of time (UUID version 7). */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'audit_entries_pk' })
  id: string;

  @Column('timestamptz')
  at: Date;

  /** Of accounts, so without a foreign key. */
  @Column('uuid')
  actorId: string;

  @Column('varchar', { length: 60 })
  action: AuditAction;

  @Column('varchar', { length: 30 })
  subjectType: AuditSubject;

  /** Null: it was about several, see `count`. */
  @Column('uuid', { nullable: true })
  subjectId: string | null;

  /** The member whom it concerns, be the subject this member or an order this member made. */
  @Column('uuid', { nullable: true })
  memberId: string | null;

  /** The names of the fields that changed. */
  @Column('text', { array: true })
  fields: string[];

  /** The words of whoever did it. Null: none were asked for, or the member was erased. */
  @Column('varchar', { length: REASON_LIMIT, nullable: true })
  reason: string | null;

  /** How many rows an export or an act on several had. */
  @Column('integer', { nullable: true })
  count: number | null;
}
