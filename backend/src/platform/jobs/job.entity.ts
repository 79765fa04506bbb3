import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** One piece of background work. Events of the outbox travel as jobs too, one for each listener. */
@Entity('jobs')
@Unique('jobs_dedupe_key', ['dedupeKey'])
@Index('jobs_due', ['runAt'], { where: 'done_at IS NULL AND parked_at IS NULL' })
export class Job {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'jobs_pk' })
  id: string;

  /** Which handler runs it. */
  @Column('text')
  kind: string;

  /** Emptied when the job is done. */
  @Column('jsonb')
  payload: Record<string, unknown>;

  /** The same key is never queued twice; null: no such limit. */
  @Column('text', { nullable: true })
  dedupeKey: string | null;

  @Column('timestamptz')
  runAt: Date;

  @Column('integer', { default: 0 })
  attempts: number;

  /** Until when its present worker has it; a dead worker's job is free again after that. */
  @Column('timestamptz', { nullable: true })
  leasedUntil: Date | null;

  @Column('timestamptz', { nullable: true })
  doneAt: Date | null;

  /** Given up after too many failures; kept for a person to look at. */
  @Column('timestamptz', { nullable: true })
  parkedAt: Date | null;

  @Column('text', { nullable: true })
  lastError: string | null;

  /** The work that handed it in, as a W3C traceparent, so that its trace goes on here; null where no traces are made. */
  @Column('text', { nullable: true })
  traceparent: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
