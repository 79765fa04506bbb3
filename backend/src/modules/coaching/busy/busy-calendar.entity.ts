import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CALENDAR_NAME_LIMIT } from './calendar-terms.js';

/** One of the coach's other calendars: its busy times block bookings (product rule 9.14). */
@Entity('coaching_busy_calendars')
export class BusyCalendar {
  @PrimaryColumn('uuid') id: string;
  @Column('varchar', { length: CALENDAR_NAME_LIMIT }) name: string;

  /** Host of the address, which is not secret. */
  @Column('varchar', { length: 253 }) host: string;

  /** The address, encrypted: anyone who has it can read the calendar. */
  @Column('text') sealedUrl: string;

  /** The coach has paused this calendar: it is not read and blocks no time. */
  @Column('boolean', { default: false }) isPaused: boolean;

  /** ETag that the server sent with the last version read. */
  @Column('varchar', { length: 300, nullable: true }) etag: string | null;

  @Column('varchar', { length: 300, nullable: true }) lastModified: string | null;

  /** End of the period with known busy times; null if none are known. */
  @Column('timestamptz', { nullable: true }) knownUntil: Date | null;

  /** Number of entries that could not be understood, and block no time. */
  @Column('integer', { default: 0 }) skipped: number;

  /** Time when the calendar was last read, or found unchanged. */
  @Column('timestamptz', { nullable: true }) readAt: Date | null;

  @Column('timestamptz') triedAt: Date;

  /** Reason why the last try failed; null if it succeeded. */
  @Column('text', { nullable: true }) problem: string | null;

  /** Version: counts edits by the coach, not readings. */
  @Column('integer', { default: 1 }) version: number;

  @Column('timestamptz') createdAt: Date;
}

/** Interval in which a calendar is busy. The reason is not stored. */
@Entity('coaching_busy_times')
@Index('coaching_busy_times_during', ['during'], { spatial: true })
export class BusyTime {
  @ForeignKey(() => BusyCalendar, { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') calendarId: string;
  @PrimaryColumn('tstzrange') during: string;
}
