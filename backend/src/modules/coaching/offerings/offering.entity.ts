import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { Translations } from '../../../kernel/translations.js';
import type { Availability } from '../scheduling/open-hours.js';
import type { IntakeQuestion } from './intake.js';
import { DESCRIPTION_LIMIT, MEETING_LINK_LIMIT, TITLE_LIMIT } from './offering-limits.js';

/** Texts that can be translated. The questions are stored with their answers, so they have one language. */
export const OFFERING_TEXTS = ['title', 'description'] as const;
export type OfferingTranslations = Translations<Pick<CoachingOffering, (typeof OFFERING_TEXTS)[number]>>;

/** A kind of session that can be booked with the coach, and when. */
@Entity('coaching_offerings')
@Check(
  'coaching_offerings_duration',
  'duration_seconds BETWEEN 300 AND 28800 AND increment_seconds BETWEEN 300 AND 28800',
)
@Check(
  'coaching_offerings_buffers',
  'buffer_before_seconds BETWEEN 0 AND 14400 AND buffer_after_seconds BETWEEN 0 AND 14400',
)
@Check(
  'coaching_offerings_notice',
  'notice_seconds BETWEEN 0 AND 2592000 AND cancel_notice_seconds BETWEEN 0 AND 2592000',
)
@Check('coaching_offerings_free', 'NOT (is_open_to_visitors AND needs_credit)')
@Check(
  'coaching_offerings_group',
  '(is_group AND NOT is_open_to_visitors) OR (NOT is_group AND NOT for_pairs)',
)
@Check('coaching_offerings_horizon', 'horizon_days BETWEEN 1 AND 365')
export class CoachingOffering {
  @PrimaryColumn('uuid') id: string;
  @Column('varchar', { length: TITLE_LIMIT }) title: string;
  @Column('varchar', { length: DESCRIPTION_LIMIT }) description: string;
  @Column('jsonb', { default: {} }) translations: OfferingTranslations;

  /** True if booking is free, and anyone can book through an emailed link. */
  @Column('boolean') isOpenToVisitors: boolean;

  /** True if booking needs a credit; otherwise it is free. */
  @Column('boolean', { default: false }) needsCredit: boolean;

  /** True for a group, on dates that the coach sets; false for one person, within the weekly hours. */
  @Column('boolean', { default: false }) isGroup: boolean;

  /** True if each place is for two: a member and a companion. */
  @Column('boolean', { name: 'for_pairs', default: false }) isForPairs: boolean;

  @Column('integer') durationSeconds: number;
  @Column('integer') bufferBeforeSeconds: number;
  @Column('integer') bufferAfterSeconds: number;
  @Column('integer') incrementSeconds: number;
  @Column('integer') noticeSeconds: number;
  @Column('integer') horizonDays: number;

  /** Time before the start until which the person may cancel. */
  @Column('integer') cancelNoticeSeconds: number;

  /** Meeting link; null until the coach has set one. */
  @Column('varchar', { name: 'meeting_link', length: MEETING_LINK_LIMIT, nullable: true }) meetingUrl:
    | string
    | null;

  /** IANA time zone; null for that of the coach's calendar. */
  @Column('varchar', { length: 64, nullable: true }) timeZone: string | null;

  /** Hours of every week; empty: nothing can be booked yet, unless `dateHours` has hours. */
  @Column('jsonb', { default: [] }) weeklyHours: Availability['weeklyHours'];

  @Column('jsonb', { default: [] }) dateHours: Availability['dateHours'];
  @Column('jsonb', { default: [] }) timeOff: Availability['timeOff'];

  /** Questions to the person who books, in order. */
  @Column('jsonb', { default: [] }) questions: IntakeQuestion[];

  @Column('integer', { default: 1 }) version: number;

  /** Time when the offering was archived. */
  @Column('timestamptz', { nullable: true }) archivedAt: Date | null;

  @Column('timestamptz') createdAt: Date;
}
