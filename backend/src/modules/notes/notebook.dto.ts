import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { PageQuery } from '../../platform/http/page-query.js';
import { PageResponse } from '../../platform/http/page-response.js';
import { Text } from '../../platform/http/text.js';
import { LessonNoteResponse } from './notes.dto.js';

export class NotebookQuery extends PageQuery {
  @Text({
    max: 100,
    min: 0,
    optional: true,
    example: 'breath answer',
    description: 'Only notes that contain all of these words; case doesn’t matter',
  })
  q?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'Only notes of this course' })
  @IsOptional()
  @IsUUID()
  courseId?: string;
}

export class NotebookNoteResponse extends LessonNoteResponse {
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'The three-breath pause',
    description: 'Its title when the note was written, if the member can no longer open it; null: unknown',
  })
  lessonTitle: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  courseId: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Rooted: A Master Class for Mothers' })
  courseTitle: string | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Where the lesson is now; null: it was deleted, or the course is no longer owned',
  })
  moduleId: string | null;
}

export class NotebookCourseResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, nullable: true, example: 'Rooted: A Master Class for Mothers' })
  title: string | null;

  @ApiProperty({
    type: 'integer',
    example: 7,
    description: 'All of the member’s notes on it, matching or not',
  })
  notes: number;
}

export class NotebookResponse extends PageResponse {
  @ApiProperty({ type: [NotebookNoteResponse] })
  items: NotebookNoteResponse[];

  @ApiProperty({ type: [NotebookCourseResponse], description: 'Every course the member has notes on' })
  courses: NotebookCourseResponse[];
}
