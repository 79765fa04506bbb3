/** Student notes: what the coach writes down about a member. Private to coaches, erased with the member. */
export { studentNoteEntities } from './student-notes.entities.js';
export { StudentNotesModule } from './student-notes.module.js';
