import { CalendarDay, Moment, Whole } from '../../platform/http/fields/index.js';

const Oldest = (description: string) => Moment({ nullable: true, description });

const Count = (description: string) => Whole({ example: 2, description });

/** Counts for the coach's attention; each equals the length of the list it leads to. */
export class CoachDayResponse {
  @CalendarDay({ example: '2027-03-01', description: 'Today, in the business’s time zone' }) today: string;
  @Count('Orders paid today: the list of orders from `today`') newOrderCount: number;

  @Count('Orders with a payment, refund or dispute to handle: the list of orders with `isWaiting`')
  waitingOrderCount: number;

  @Count('The coach’s conversations with an unanswered student: the inbox with `unanswered`')
  waitingAnswerCount: number;

  @Oldest('When the oldest of them was sent') oldestWaitingAnswer: Date | null;

  @Count('Reported messages to review: the list with `isWaiting`')
  openMessageReportCount: number;

  @Oldest('When the oldest of them was reported') oldestMessageReport: Date | null;

  @Count('Members’ questions without a reply from anyone else: the community list with `unanswered`')
  unansweredQuestionCount: number;

  @Oldest('When the oldest of them was asked') oldestUnansweredQuestion: Date | null;

  @Count('Posts and comments to approve, or reported: the community list with `isWaiting`')
  waitingContributionCount: number;

  @Oldest('When the oldest of them was written or first reported')
  oldestWaitingContribution: Date | null;

  @Count('Reviews to approve, or reported: the list of reviews with `isWaiting`') waitingReviewCount: number;
  @Count('Shared journals without a reply: the list with `needsReply`') waitingJournalCount: number;
  @Oldest('When the oldest of them was shared') oldestWaitingJournal: Date | null;
  @Count('Assignments to review: the list with `status` `handed_in`') waitingAssignmentCount: number;
  @Oldest('When the oldest of them was handed in') oldestWaitingAssignment: Date | null;
  @Count('Emails that failed 12 times and need a retry') failedMailCount: number;
  @Count('Number of draft products') drafts: number;
  @Count('Students with a purchase who were last active on or before `quietSince`') quietStudentCount: number;
  @CalendarDay({ example: '2027-02-15', description: 'A day in UTC, two weeks ago' }) quietSince: string;
}
