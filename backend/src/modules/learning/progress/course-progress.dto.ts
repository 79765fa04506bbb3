import { IsOptional } from 'class-validator';
import { Id, ListOf, Moment, Whole } from '../../../platform/http/fields/index.js';

/** Max seconds for one video per opened page: a day. A page that stays open longer adds no more. */
export const MOST_WATCHED_SECONDS = 86_400;

export class VideoPositionResponse {
  @Id() videoId: string;
  @Whole({ min: 0, example: 75, description: 'Whole seconds' }) videoTimestamp: number;
}

/** The member's position. Indexes name the lesson in today's outline; the ids are stored (product rule 5.1). */
export class CourseProgressResponse {
  @Whole({ example: 0, description: 'Position among all modules of the course' }) currentModuleIndex: number;
  @Whole({ example: 2, description: 'Position within the module' }) currentLessonIndex: number;
  @Whole({ example: 75, description: 'Whole seconds' }) videoTimestamp: number;
  @Id({ nullable: true, description: 'null: nothing saved yet' }) lessonId: string | null;
  @Id({ nullable: true }) videoId: string | null;
  @Moment({ nullable: true }) updatedAt: string | null;

  @ListOf(VideoPositionResponse, 'Where the member left off in each video of the course')
  videoPositions: VideoPositionResponse[];
}

/** Sent every 5 seconds of playback, on pause, and when the page closes (product rule 5.3). */
export class SaveCourseProgressRequest {
  @Whole({ min: 0, max: 9999, example: 0 }) moduleIndex: number;
  @Whole({ min: 0, max: 9999, example: 2 }) lessonIndex: number;
  @Whole({ min: 0, max: 864_000, example: 75, description: 'Whole seconds' }) videoTimestamp: number;

  @Id({ description: 'Lesson the indexes refer to; takes precedence over them', optional: true })
  @IsOptional()
  lessonId?: string;

  @Id({ description: 'ID of the video in the lesson', optional: true }) @IsOptional() videoId?: string;

  @Id({ description: 'ID of the device; required with `sequence`', optional: true })
  @IsOptional()
  deviceId?: string;

  @Whole({
    min: 0,
    max: 2_147_483_647,
    description: 'Increases with every save from a device; late saves are ignored',
    optional: true,
  })
  @IsOptional()
  sequence?: number;

  @Id({
    description: 'ID of one opened player page, new for every page. Required with `watchedSeconds`',
    optional: true,
  })
  @IsOptional()
  viewingId?: string;

  @Whole({
    min: 0,
    max: MOST_WATCHED_SECONDS,
    example: 65,
    description:
      'Whole seconds of `videoId` played so far in this viewing, without seeking and pauses: an increasing total. The server keeps the highest, so repeated and late saves count once',
    optional: true,
  })
  @IsOptional()
  watchedSeconds?: number;
}
