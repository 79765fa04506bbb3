import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional, IsUUID } from 'class-validator';
import { MayBeMissing, Text } from '../../platform/http/text.js';
import { STUDENT_NOTE_LIMIT } from './student-note.entity.js';

const EXAMPLE = 'Prefers to talk in the evening.';

export class StudentNoteResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  studentId: string;

  @ApiProperty({ maxLength: STUDENT_NOTE_LIMIT, example: EXAMPLE })
  note: string;

  @ApiProperty()
  isPinned: boolean;

  @ApiProperty({ type: String, nullable: true, example: 'Rosa Lind', description: 'Author' })
  author: string | null;

  @ApiProperty({ type: 'integer', example: 1, description: 'Send as If-Match' })
  version: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: Date;

  @ApiProperty({ format: 'date-time', description: 'Differs from createdAt if the text was changed' })
  updatedAt: Date;
}

export class AddStudentNoteRequest {
  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Created by the client, so that repeating the request doesn’t add a second note',
  })
  @IsOptional()
  @IsUUID()
  id?: string;

  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  studentId: string;

  @Text({ max: STUDENT_NOTE_LIMIT, example: EXAMPLE })
  note: string;
}

export class EditStudentNoteRequest {
  @Text({ max: STUDENT_NOTE_LIMIT, optional: true, example: EXAMPLE })
  note?: string;

  @ApiPropertyOptional({ description: 'Pinned notes come first' })
  @MayBeMissing()
  @IsBoolean()
  isPinned?: boolean;
}
