import { IsOptional } from 'class-validator';
import { Id, ListOf, Moment, Whole } from '../../../platform/http/fields/index.js';

/** Max seconds for one video in one opened page: a day. A page that stays open longer adds nothing more. */
export const MOST_WATCHED_SECONDS = 86_400;

export class VideoPositionResponse {
  @Id() videoId: string;
  @Whole({ min: 0, example: 75, description: 'Whole seconds' }) videoTimestamp: number;
}

/** The member's position. Indexes name the lesson in today's outline; the ids are stored (product rule 5.1). */
export class CourseProgressResponse {
  @Whole({ example: 0, description: 'Among all modules of the course, in order' }) currentModuleIndex: number;
  @Whole({ example: 2, description: 'Within that module' }) currentLessonIndex: number;
  @Whole({ example: 75, description: 'Whole seconds' }) videoTimestamp: number;
  @Id({ nullable: true, description: 'null: nothing saved yet' }) lessonId: string | null;
  @Id({ nullable: true }) videoId: string | null;
  @Moment({ nullable: true }) updatedAt: string | null;

  @ListOf(
    VideoPositionResponse,
    'Where the member left each video of the course, also those of other lessons',
  )
  videoPositions: VideoPositionResponse[];
}

/** Sent every 5 seconds of playback, on pause, and when the page goes away (product rule 5.3). */
export class SaveCourseProgressRequest {
  @Whole({ min: 0, max: 9999, example: 0 }) moduleIndex: number;
  @Whole({ min: 0, max: 9999, example: 2 }) lessonIndex: number;
  @Whole({ min: 0, max: 864_000, example: 75, description: 'Whole seconds' }) videoTimestamp: number;

  @Id({ description: 'The lesson the indexes were read from; wins over them', optional: true })
  @IsOptional()
  lessonId?: string;

  @Id({ description: 'The video within the lesson', optional: true }) @IsOptional() videoId?: string;

  @Id({ description: 'Names the device; needed for `sequence`', optional: true })
  @IsOptional()
  deviceId?: string;

  @Whole({
    min: 0,
    max: 2_147_483_647,
    description: 'Grows with every save of a device; a save that comes late is ignored',
    optional: true,
  })
  @IsOptional()
  sequence?: number;

  @Id({
    description: 'Names one opened player page; made anew with every page. Needed for `watchedSeconds`',
    optional: true,
  })
  @IsOptional()
  viewingId?: string;

  @Whole({
    min: 0,
    max: MOST_WATCHED_SECONDS,
    example: 65,
    description:
      'Whole seconds of `videoId` really played in this viewing so far, seeking and pauses not counted: a sum that only grows. The server keeps the greatest, so doubled and stale saves count once',
    optional: true,
  })
  @IsOptional()
  watchedSeconds?: number;
}
