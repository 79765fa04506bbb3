/**
 * Answers: members' answers in the widgets of a lesson, and the part that is shared with the coach. Asks widgets for
 * the question, and learning if the member may work on the lesson now.
 */
export { AnswersModule } from './answers.module.js';
