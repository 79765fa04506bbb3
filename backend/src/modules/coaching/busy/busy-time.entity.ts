import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { BusyCalendar } from './busy-calendar.entity.js';

/** A stretch of time in which a calendar says that the coach is busy. What for is not kept. */
@Entity('coaching_busy_times')
@Index('coaching_busy_times_during', ['during'], { spatial: true })
export class BusyTime {
  @ForeignKey(() => BusyCalendar, { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') calendarId: string;
  @PrimaryColumn('tstzrange') during: string;
}
