import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsUUID, Max, Min, ValidateIf } from 'class-validator';
import { Id, Moment, Text, Whole } from '../../platform/http/fields/index.js';
import { NOTE_LIMIT } from './lesson-note.entity.js';

export class LessonNoteResponse {
  @Id({ example: '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa' }) id: string;
  @Id() lessonId: string;
  @Id({ nullable: true }) videoId: string | null;
  @Whole({ nullable: true, example: 754, description: 'Seconds into the video' }) atSeconds: number | null;
  @Text({ maxLength: NOTE_LIMIT, example: 'Ask before I answer.' }) text: string;
  @Whole({ example: 1, description: 'Send as If-Match' }) version: number;
  @Moment() createdAt: string;
  @Moment() updatedAt: string;
}

export class AddLessonNoteRequest {
  @Id({
    description: 'Created by the client, so that repeating the request doesn’t add a second note',
    optional: true,
  })
  @IsOptional()
  id?: string;

  @Text({ max: NOTE_LIMIT, example: 'Ask before I answer.' }) text: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'With atSeconds: the video the note belongs to' })
  @ValidateIf((note: AddLessonNoteRequest) => note.videoId !== undefined || note.atSeconds !== undefined)
  @IsUUID()
  videoId?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: 864_000 })
  @ValidateIf((note: AddLessonNoteRequest) => note.videoId !== undefined || note.atSeconds !== undefined)
  @IsInt()
  @Min(0)
  @Max(864_000)
  atSeconds?: number;
}

/**
 * Returns whether the edit changes the position. Neither field given: it stays. Both null: it is removed. Anything else
 * must be a position in a video.
 */
function changesMoment({ videoId, atSeconds }: EditLessonNoteRequest): boolean {
  return (videoId !== undefined || atSeconds !== undefined) && (videoId !== null || atSeconds !== null);
}

export class EditLessonNoteRequest {
  @Text({ max: NOTE_LIMIT, example: 'Ask before I answer, even when I am tired.' }) text: string;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'With atSeconds: the video the note belongs to from now on; both null: none',
  })
  @ValidateIf(changesMoment)
  @IsUUID()
  videoId?: string | null;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: 864_000, nullable: true })
  @ValidateIf(changesMoment)
  @IsInt()
  @Min(0)
  @Max(864_000)
  atSeconds?: number | null;
}
