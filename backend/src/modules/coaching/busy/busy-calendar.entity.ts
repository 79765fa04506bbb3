import { Column, Entity, PrimaryColumn } from 'typeorm';
import { CALENDAR_NAME_LIMIT } from './busy-limits.js';

/** A calendar that the coach has elsewhere: when it says that she is busy, nothing can be booked (product rule 9.14). */
@Entity('coaching_busy_calendars')
export class BusyCalendar {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'coaching_busy_calendars_pk' })
  id: string;

  @Column('varchar', { length: CALENDAR_NAME_LIMIT })
  name: string;

  /** Of its address the part that is no secret. */
  @Column('varchar', { length: 253 })
  host: string;

  /** Whoever has the address reads the calendar, so it is kept sealed. */
  @Column('text')
  sealedUrl: string;

  /** It is not read then, and closes nothing. */
  @Column('boolean', { default: false })
  isPaused: boolean;

  /** What its server said of the version that was read. */
  @Column('varchar', { length: 300, nullable: true })
  etag: string | null;

  @Column('varchar', { length: 300, nullable: true })
  lastModified: string | null;

  /** Up to when its busy times are known; null: not at all. */
  @Column('timestamptz', { nullable: true })
  knownUntil: Date | null;

  /** Entries of it that cannot be understood, and close nothing. */
  @Column('integer', { default: 0 })
  skipped: number;

  /** When it was last read, or found to be as it was. */
  @Column('timestamptz', { nullable: true })
  readAt: Date | null;

  @Column('timestamptz')
  triedAt: Date;

  /** Why the last try failed; null: it did not. */
  @Column('text', { nullable: true })
  problem: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
