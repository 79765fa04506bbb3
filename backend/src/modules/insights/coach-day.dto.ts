import { CalendarDay, Moment, Whole } from '../../platform/http/fields/index.js';

const Oldest = (description: string) => Moment({ nullable: true, description });

const Count = (description: string) => Whole({ example: 2, description });

/** Counts for the coach's attention, each equal to the list that it leads to. */
export class CoachDayResponse {
  @CalendarDay({ example: '2027-03-01', description: 'In the coach’s time zone' }) today: string;
  @Count('Orders whose money came today: the list of orders from `today` on') newOrders: number;

  @Count(
    'Orders with a payment or a refund to decide, or a dispute to answer: the list of orders that `waits`',
  )
  waitingOrders: number;

  @Count(
    'Conversations of this coach in which a student waits for an answer: the inbox of those `unanswered`',
  )
  waitingAnswers: number;

  @Oldest('Since when the oldest of those waits') oldestWaitingAnswer: string | null;

  @Count('Reports of messages that are not decided: the list of those that `waits`')
  openMessageReports: number;

  @Oldest('When the oldest of those was reported') oldestMessageReport: string | null;

  @Count(
    'Questions of members under which nobody else has written: the list of the community of those `unanswered`',
  )
  unansweredQuestions: number;

  @Oldest('When the oldest of those was asked') oldestUnansweredQuestion: string | null;

  @Count('Posts and comments to be looked at, or reported: the list of the community of those that `waits`')
  waitingContributions: number;

  @Oldest('Since when the oldest of those waits: since it was written, or first reported')
  oldestWaitingContribution: string | null;

  @Count('Reviews to approve, or reported: the list of reviews of those that `waits`') waitingReviews: number;
  @Count('Shared journals without a reply: the list of those where `awaitsReply`') waitingJournals: number;
  @Oldest('When the oldest of those was shared') oldestWaitingJournal: string | null;
  @Count('Mails that failed twelve times and wait to be sent again') failedMails: number;
  @Count('Products that are drafts') drafts: number;
  @Count('Students who bought something and were last here on `quietSince` or before') quietStudents: number;
  @CalendarDay({ example: '2027-02-15', description: 'A day of UTC, a fortnight ago' }) quietSince: string;
}
