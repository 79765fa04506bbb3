import { Injectable } from '@nestjs/common';
import { Clock, days, later } from '../../kernel/clock.js';
import { Database } from '../../platform/database/database.js';
import { FailedMailsService } from '../notifications/index.js';
import type { CoachDayResponse } from './coach-day.dto.js';

/** Time without a visit after which a student counts as inactive. */
const QUIET = days(14);

const DAY = `
  select calendar.today, orders.*, waiting.*, answers.*, reports.*, questions.*, contributions.*, reviews.*, journals.*, assignments.*, drafts.*, quiet.*
  from (
    select to_char($1::timestamptz at time zone time_zone, 'YYYY-MM-DD') as today,
           ($1::timestamptz at time zone time_zone)::date::timestamp at time zone time_zone as midnight
    from coach_calendar
  ) calendar
  cross join lateral (
    select count(*)::int as "newOrderCount" from received_orders where received_at >= calendar.midnight
  ) orders,
  (select count(*)::int as "waitingOrderCount" from waiting_orders) waiting,
  (
    select count(*)::int as "waitingAnswerCount", min(since) as "oldestWaitingAnswer" from awaited_answers where account_id = $3
  ) answers,
  (
    select count(*)::int as "openMessageReportCount", min(created_at) as "oldestMessageReport" from open_message_reports
  ) reports,
  (
    select count(*)::int as "unansweredQuestionCount", min(asked_at) as "oldestUnansweredQuestion"
    from unanswered_questions q join people a on a.id = q.account_id where q.account_id <> $3
  ) questions,
  (
    select count(*)::int as "waitingContributionCount", min(waits_since) as "oldestWaitingContribution" from waiting_contributions
  ) contributions,
  (select count(*)::int as "waitingReviewCount" from waiting_reviews) reviews,
  (
    select count(*)::int as "waitingJournalCount", min(j.shared_at) as "oldestWaitingJournal"
    from waiting_journals j
    join active_enrollments e on e.account_id = j.account_id and e.product_id = j.course_id
    join account_names a on a.id = j.account_id
  ) journals,
  (
    select count(*)::int as "waitingAssignmentCount", min(w.handed_in_at) as "oldestWaitingAssignment"
    from waiting_assignments w
    join active_enrollments e on e.account_id = w.account_id and e.product_id = w.course_id
    join account_names a on a.id = w.account_id
  ) assignments,
  (select count(*)::int as drafts from product_facts where status = 'draft' and not is_removed) drafts,
  (
    select count(*)::int as "quietStudentCount" from members m
    where m.blocked_at is null and m.last_seen_at < ($2::date + 1)::timestamp at time zone 'UTC'
      and exists (select from paid_lines where account_id = m.id)
  ) quiet`;

type Row = Omit<CoachDayResponse, 'failedMailCount' | 'quietSince'>;

/** Counts for the coach's day: one statement, and one for the emails. */
@Injectable()
export class CoachDayQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly mails: FailedMailsService,
  ) {}

  async read(coachId: string): Promise<CoachDayResponse> {
    const now = this.clock.now();
    const quietSince = later(now, -QUIET).toISOString().slice(0, 10);
    const [row, failedMailCount] = await Promise.all([
      this.database.one<Row>(DAY, [now, quietSince, coachId]),
      this.mails.count(),
    ]);
    return { ...row!, failedMailCount, quietSince };
  }
}
