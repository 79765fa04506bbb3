import { IsOptional } from 'class-validator';
import { Flag, Id, Moment, Text, Whole } from '../../platform/http/fields/index.js';
import { STUDENT_NOTE_LIMIT } from './student-note.entity.js';

const EXAMPLE = 'Prefers to talk in the evening.';

export class StudentNoteResponse {
  @Id() id: string;
  @Id() studentId: string;
  @Text({ maxLength: STUDENT_NOTE_LIMIT, example: EXAMPLE }) note: string;
  @Flag() isPinned: boolean;
  @Text({ nullable: true, example: 'Rosa Lind', description: 'Author' }) author: string | null;
  @Whole({ example: 1, description: 'Send as If-Match' }) version: number;
  @Moment({ type: Date }) createdAt: Date;
  @Moment({ type: Date, description: 'Differs from createdAt if the text was changed' }) updatedAt: Date;
}

export class AddStudentNoteRequest {
  @Id({
    description: 'Created by the client, so that repeating the request doesn’t add a second note',
    optional: true,
  })
  @IsOptional()
  id?: string;

  @Id() studentId: string;
  @Text({ max: STUDENT_NOTE_LIMIT, example: EXAMPLE }) note: string;
}

export class EditStudentNoteRequest {
  @Text({ max: STUDENT_NOTE_LIMIT, optional: true, example: EXAMPLE }) note?: string;
  @Flag({ description: 'Pinned notes come first', optional: true }) isPinned?: boolean;
}
