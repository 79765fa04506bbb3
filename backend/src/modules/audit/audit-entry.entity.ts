import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type AuditAction, type AuditSubject, REASON_LIMIT } from './audit-actions.js';

/**
 * Record of a change or an export: who, what and when. The database refuses to delete an entry, and allows only its
 * reason to be cleared. Values are never copied here, so an entry contains no personal data except ids.
 */
@Entity('audit_entries')
@Index('audit_entries_subject', ['subjectId', 'id'])
@Index('audit_entries_member', ['memberId', 'id'])
@Index('audit_entries_action', ['action', 'id'])
@Check('audit_entries_count', 'count >= 0')
export class AuditEntry {
  /** Sorts by time (UUID version 7). */
  @PrimaryColumn('uuid') id: string;

  @Column('timestamptz') at: Date;

  /** Belongs to accounts; no foreign key across modules. */
  @Column('uuid') actorId: string;

  @Column('varchar', { length: 60 }) action: AuditAction;
  @Column('varchar', { length: 30 }) subjectType: AuditSubject;

  /** Null: the entry is about several subjects, see `count`. */
  @Column('uuid', { nullable: true }) subjectId: string | null;

  /** The member concerned: the subject itself, or the owner of the order. */
  @Column('uuid', { nullable: true }) memberId: string | null;

  @Column('text', { array: true }) fields: string[];

  /** The actor's reason. Null: none was required, or the member was erased. */
  @Column('varchar', { length: REASON_LIMIT, nullable: true }) reason: string | null;

  /** Rows of an export, or subjects of an action on several. */
  @Column('integer', { nullable: true }) count: number | null;
}
