/** Student notes: what the coach writes down about a member. Private to coaches, and erased with the member. */
export { StudentNotesModule } from './student-notes.module.js';
