/**
 * Answers: members' answers in lesson widgets, and the part shared with the coach. Asks widgets for the question, and
 * learning whether the member may work on the lesson now.
 */
export { AnswersModule } from './answers.module.js';
export { grade } from './quizzes/grade.js';
export { JournalRepliesQueries } from './journal-replies.queries.js';
export { LatestReplyResponse } from './journals.dto.js';
