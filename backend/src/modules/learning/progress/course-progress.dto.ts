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
  @ApiProperty({ type: 'integer', example: 0, description: 'Position among all modules of the course' })
  currentModuleIndex: number;

  @ApiProperty({ type: 'integer', example: 2, description: 'Position within the module' })
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
    description: 'Where the member left off in each video of the course',
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
    description: 'Lesson the indexes refer to; takes precedence over them',
  })
  @IsOptional()
  @IsUUID()
  lessonId?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'ID of the video in the lesson' })
  @IsOptional()
  @IsUUID()
  videoId?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'ID of the device; required with `sequence`' })
  @IsOptional()
  @IsUUID()
  deviceId?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: 2_147_483_647,
    description: 'Increases with every save from a device; late saves are ignored',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  sequence?: number;

  @ApiPropertyOptional({
    format: 'uuid',
    description: 'ID of one opened player page, new for every page. Required with `watchedSeconds`',
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
      'Whole seconds of `videoId` played so far in this viewing, without seeking and pauses: an increasing total. The server keeps the highest, so repeated and late saves count once',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MOST_WATCHED_SECONDS)
  watchedSeconds?: number;
}
