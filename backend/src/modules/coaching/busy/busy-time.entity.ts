import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { BusyCalendar } from './busy-calendar.entity.js';

/** A stretch of time in which a calendar says that the coach is busy. What for is not kept. */
@Entity('coaching_busy_times')
@Index('coaching_busy_times_during', ['during'], { spatial: true })
export class BusyTime {
  @ForeignKey(() => BusyCalendar, { name: 'coaching_busy_times_calendar_fk', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'coaching_busy_times_pk' })
  calendarId: string;

  @PrimaryColumn('tstzrange', { primaryKeyConstraintName: 'coaching_busy_times_pk' }) during: string;
}
