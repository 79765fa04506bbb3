/**
 * Answers: what a member does with the widgets of a lesson, and the part of it that is shared with the coach.
 * Asks widgets for the question, and learning whether the member may work on the lesson now. Publishes journal.answered, journal.shared and journal.unshared.
 */
export { answerEntities } from './answers.entities.js';
export { journalExchanges, waitingJournals } from './answers.views.js';
export { AnswersModule } from './answers.module.js';
