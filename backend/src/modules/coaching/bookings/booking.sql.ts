import { joining } from '../../../kernel/join-from.js';
import type { CoachingOffering } from '../offerings/offering.entity.js';
import type { CoachingBooking, CoachingSession } from './booking.entity.js';
import type { SessionFileResponse } from './bookings.dto.js';

export type BookingRow = Omit<
  CoachingBooking,
  'productId' | 'isLapsed' | 'email' | 'language' | 'cancelledAt' | 'updatedAt'
> &
  Pick<
    CoachingSession,
    'offeringId' | 'startsAt' | 'endsAt' | 'heldUntil' | 'calendarSequence' | 'recordingUrl'
  > &
  Pick<
    CoachingOffering,
    'title' | 'translations' | 'isGroup' | 'isForPairs' | 'meetingUrl' | 'cancelNoticeSeconds'
  > & {
    /** Address for emails: as given, or the guardian's address for a member with a sign-in name. Null if there is none. */
    email: string | null;
    /** Time of the latest change of the booking or its session. */
    updatedAt: Date;
    /** Meeting link of this session, if it differs from the offering's. */
    sessionUrl: string | null;
    /** Files of the coach for everyone who had a place, in the coach's order. */
    files: SessionFileResponse[];
  };

/** Time of the latest change of the booking `b` or its session `s`. */
export const BOOKING_UPDATED = 'greatest(b.updated_at, s.updated_at)';

/** A booking with its session, and the terms of its offering. */
export const BOOKING_ROW = `
  select b.id, b.session_id as "sessionId", b.account_id as "accountId", b.credit_id as "creditId", b.name,
         case when named.id is null then b.email else named.mail_address end as email,
         b.companion, b.companion_id as "companionId", b.second_of as "secondOf", b.note, b.answers,
         b.time_zone as "timeZone", b.state, b.cancel_reason as "cancelReason", b.created_at as "createdAt", ${BOOKING_UPDATED} as "updatedAt", b.pay_until as "payUntil", b.confirmed_at as "confirmedAt",
         b.shared_notes as "sharedNotes", b.private_note as "privateNote", b.version, s.offering_id as "offeringId",
         s.starts_at as "startsAt", s.ends_at as "endsAt", s.held_until as "heldUntil",
         s.calendar_sequence as "calendarSequence", o.title, o.translations, o.is_group as "isGroup", o.for_pairs as "isForPairs", s.meeting_link as "sessionUrl",
         s.recording_link as "recordingUrl",
         coalesce(s.meeting_link, o.meeting_link) as "meetingUrl", o.cancel_notice_seconds as "cancelNoticeSeconds",
         (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'fileName', m.file_name, 'fileSize', m.file_size)
                 order by f.position), '[]')
          from coaching_session_files f join media_facts m on m.id = f.asset_id where f.session_id = s.id) as files
  from coaching_bookings b join coaching_sessions s on s.id = b.session_id
  join coaching_offerings o on o.id = s.offering_id
  left join members named on named.id = b.account_id and named.sign_in_name is not null`;

/** Details for joining the session; only a confirmed booking has the link. */
export const joiningOf = ({ startsAt, endsAt, state, meetingUrl }: BookingRow, now: Date) =>
  joining({ startsAt, endsAt, meetingUrl: state === 'confirmed' ? meetingUrl : null }, now);
