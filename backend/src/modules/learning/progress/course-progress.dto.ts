import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';

/** Max seconds for one video in one opened page: a day. A page that stays open longer adds nothing more. */
export const MOST_WATCHED_SECONDS = 86_400;

export class VideoPositionResponse {
  @ApiProperty({ format: 'uuid' })
  videoId: string;

  @ApiProperty({ type: 'integer', minimum: 0, example: 75, description: 'Whole seconds' })
  videoTimestamp: number;
}

/** The member's position. Indexes name the lesson in today's outline; the ids are stored (product rule 5.1). */
export class CourseProgressResponse {
  @ApiProperty({ type: 'integer', example: 0, description: 'Among all modules of the course, in order' })
  currentModuleIndex: number;

  @ApiProperty({ type: 'integer', example: 2, description: 'Within that module' })
  currentLessonIndex: number;

  @ApiProperty({ type: 'integer', example: 75, description: 'Whole seconds' })
  videoTimestamp: number;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'null: nothing saved yet' })
  lessonId: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  videoId: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  updatedAt: string | null;

  @ApiProperty({
    type: [VideoPositionResponse],
    description: 'Where the member left each video of the course, also those of other lessons',
  })
  videoPositions: VideoPositionResponse[];
}

/** Sent every 5 seconds of playback, on pause, and when the page goes away (product rule 5.3). */
export class SaveCourseProgressRequest {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 9999, example: 0 })
  @IsInt()
  @Min(0)
  @Max(9999)
  moduleIndex: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 9999, example: 2 })
  @IsInt()
  @Min(0)
  @Max(9999)
  lessonIndex: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 864_000, example: 75, description: 'Whole seconds' })
  @IsInt()
  @Min(0)
  @Max(864_000)
  videoTimestamp: number;

  @ApiPropertyOptional({
    format: 'uuid',
    description: 'The lesson the indexes were read from; wins over them',
  })
  @IsOptional()
  @IsUUID()
  lessonId?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'The video within the lesson' })
  @IsOptional()
  @IsUUID()
  videoId?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'Names the device; needed for `sequence`' })
  @IsOptional()
  @IsUUID()
  deviceId?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: 2_147_483_647,
    description: 'Grows with every save of a device; a save that comes late is ignored',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  sequence?: number;

  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Names one opened player page; made anew with every page. Needed for `watchedSeconds`',
  })
  @IsOptional()
  @IsUUID()
  viewingId?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: MOST_WATCHED_SECONDS,
    example: 65,
    description:
      'Whole seconds of `videoId` really played in this viewing so far, seeking and pauses not counted: a sum that only grows. The server keeps the greatest, so doubled and stale saves count once',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MOST_WATCHED_SECONDS)
  watchedSeconds?: number;
}
