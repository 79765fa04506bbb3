import type { RowOf } from '../../../platform/database/published-view.js';
import type { coachCalendar } from '../../business/index.js';
import type { CoachingOffering } from './offering.entity.js';

export type OfferingRow = Omit<CoachingOffering, 'timeZone' | 'archivedAt' | 'createdAt'> &
  RowOf<typeof coachCalendar>;

/** An offering. Its time zone is the coach's unless it has its own. */
export const OFFERING_ROW = `
  select o.id, o.title, o.description, o.translations, o.is_open_to_visitors as "isOpenToVisitors", o.needs_credit as "needsCredit",
         o.is_group as "isGroup", o.for_pairs as "isForPairs", o.duration_seconds as "durationSeconds",
         o.buffer_before_seconds as "bufferBeforeSeconds", o.buffer_after_seconds as "bufferAfterSeconds", o.increment_seconds as "incrementSeconds",
         o.notice_seconds as "noticeSeconds", o.horizon_days as "horizonDays", o.cancel_notice_seconds as "cancelNoticeSeconds",
         o.meeting_link as "meetingUrl", coalesce(o.time_zone, c.time_zone) as "timeZone",
         o.weekly_hours as "weeklyHours", o.date_hours as "dateHours", o.time_off as "timeOff", o.questions, o.version
  from coaching_offerings o cross join coach_calendar c`;

export const OFFERINGS = `${OFFERING_ROW} where o.archived_at is null`;

/** True once there is a meeting link and hours. A group needs no hours: it has dates instead. No hours are assumed. */
export const isBookable = ({
  isGroup,
  weeklyHours,
  dateHours,
  meetingUrl,
}: Pick<OfferingRow, 'isGroup' | 'weeklyHours' | 'dateHours' | 'meetingUrl'>): boolean =>
  meetingUrl !== null && (isGroup || weeklyHours.length + dateHours.length > 0);
