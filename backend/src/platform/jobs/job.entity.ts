import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** One piece of background work. Events of the outbox are jobs too, one for each listener. */
@Entity('jobs')
@Unique('jobs_dedupe_key', ['dedupeKey'])
@Index('jobs_due', ['runAt'], { where: 'done_at IS NULL AND parked_at IS NULL' })
export class Job {
  @PrimaryColumn('uuid') id: string;

  /** Kind of the handler that runs the job. */
  @Column('text') kind: string;

  /** Emptied when the job is done. */
  @Column('jsonb') payload: Record<string, unknown>;

  /** Jobs with the same key are queued only once; null: no such limit. */
  @Column('text', { nullable: true }) dedupeKey: string | null;

  @Column('timestamptz') runAt: Date;
  @Column('integer', { default: 0 }) attempts: number;

  /** End of the current worker's lease; after that, another worker can take the job. */
  @Column('timestamptz', { nullable: true }) leasedUntil: Date | null;

  @Column('timestamptz', { nullable: true }) doneAt: Date | null;

  /** Time of parking, after too many failures, for a person to look at. */
  @Column('timestamptz', { nullable: true }) parkedAt: Date | null;

  @Column('text', { nullable: true }) lastError: string | null;

  /** W3C traceparent of the work that queued the job, so that its trace continues here; null without tracing. */
  @Column('text', { nullable: true }) traceparent: string | null;

  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
