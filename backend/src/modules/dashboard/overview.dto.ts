import { ApiProperty } from '@nestjs/swagger';
import { JoiningResponse } from '../../platform/http/joining-response.js';

const anId = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa';

export class UpcomingSessionResponse extends JoiningResponse {
  @ApiProperty({ format: 'uuid', example: anId })
  id: string;

  @ApiProperty({ example: 'Discovery call' })
  title: string;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ format: 'date-time' })
  endsAt: string;
}

/** An event of the community to which the member comes. */
export class UpcomingEventResponse extends UpcomingSessionResponse {}

export class ContinueLearningResponse {
  @ApiProperty({ format: 'uuid', example: anId })
  courseId: string;

  @ApiProperty({ example: 'Roots and Wings' })
  title: string;

  @ApiProperty({ type: String, nullable: true, example: `/api/media/public/${anId}` })
  thumbnailUrl: string | null;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, example: 40, description: 'Percent' })
  progress: number;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Like the next two fields, null if the rest is locked or the course has no lessons',
  })
  moduleId: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  lessonId: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'The first quiet minute' })
  lessonTitle: string | null;
}

/** A member's figures, counted on request. Refunded products do not count. */
export class OverviewResponse {
  @ApiProperty({ type: 'integer', example: 3 })
  coursesEnrolled: number;

  @ApiProperty({ type: 'integer', example: 1 })
  coursesCompleted: number;

  @ApiProperty({ type: 'integer', example: 1, description: 'Started but not completed' })
  coursesInProgress: number;

  @ApiProperty({ type: 'integer', example: 4, description: 'Posts and questions that others can see' })
  communityPosts: number;

  @ApiProperty({ type: 'integer', example: 2, description: 'Answers that someone found helpful' })
  helpfulAnswers: number;

  @ApiProperty({ type: 'integer', example: 2, description: 'Digital products owned' })
  downloads: number;

  @ApiProperty({
    type: 'integer',
    example: 5400,
    description:
      'Seconds of lesson videos that were played, as counted by the player (`watchedSeconds` of PATCH /api/course-progress). Watching twice counts twice; seeking, pauses, reading and audio don’t count',
  })
  secondsLearned: number;

  @ApiProperty({
    type: [UpcomingSessionResponse],
    description: 'Booked sessions that aren’t over, next ones first; empty if there are none',
  })
  upcomingSessions: UpcomingSessionResponse[];

  @ApiProperty({
    type: [UpcomingEventResponse],
    description: 'Events the member is going to that aren’t over, next ones first',
  })
  upcomingEvents: UpcomingEventResponse[];

  @ApiProperty({
    type: [ContinueLearningResponse],
    description: 'Up to four unfinished courses, the most recent first, then those not started',
  })
  continueLearning: ContinueLearningResponse[];
}
