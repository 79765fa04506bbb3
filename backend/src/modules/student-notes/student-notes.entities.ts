import { StudentNote } from './student-note.entity.js';

export const studentNoteEntities = [StudentNote];
