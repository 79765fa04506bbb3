import { PickType } from '@nestjs/swagger';
import { Flag, Id, ListOf, Moment, Nested, Text, Whole } from '../../platform/http/fields/index.js';
import { JoiningResponse } from '../../platform/http/joining-response.js';
import { LatestReplyResponse } from '../answers/index.js';
import { AnnouncementResponse } from '../community/index.js';

const anId = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa';

export class UpcomingSessionResponse extends JoiningResponse {
  @Id({ example: anId }) id: string;
  @Text({ example: 'Discovery call' }) title: string;
  @Moment({ type: String }) startsAt: Date;
  @Moment({ type: String }) endsAt: Date;
}

/** A community event that the member is going to. */
export class UpcomingEventResponse extends UpcomingSessionResponse {}

export class ContinueLearningResponse {
  @Id({ example: anId }) courseId: string;
  @Text({ example: 'Roots and Wings' }) title: string;
  @Text({ nullable: true, example: `/api/media/public/${anId}` }) thumbnailUrl: string | null;
  @Whole({ min: 0, max: 100, example: 40, description: 'Percent' }) progressPercent: number;

  @Id({
    nullable: true,
    description: 'Like the next two fields, null if the rest is locked or the course has no lessons',
  })
  moduleId: string | null;

  @Id({ nullable: true }) lessonId: string | null;
  @Text({ nullable: true, example: 'The first quiet minute' }) lessonTitle: string | null;

  @Whole({
    nullable: true,
    example: 12,
    description:
      'Seconds into the video to continue with. Like the next field, null if the lesson has no uploaded video',
  })
  positionSeconds: number | null;

  @Whole({ nullable: true, example: 35 }) durationSeconds: number | null;
}

/** The coach's latest announcement. */
export class LatestAnnouncementResponse extends PickType(AnnouncementResponse, [
  'id',
  'title',
  'text',
  'untranslated',
  'createdAt',
]) {}

/** A member's figures, counted on request. Refunded products do not count. */
export class OverviewResponse {
  @Whole({ example: 3 }) enrolledCourseCount: number;
  @Whole({ example: 1 }) completedCourseCount: number;
  @Whole({ example: 1, description: 'Started but not completed' }) startedCourseCount: number;
  @Whole({ example: 4, description: 'Posts and questions that others can see' }) communityPostCount: number;
  @Whole({ example: 2, description: 'Answers that someone found helpful' }) helpfulAnswerCount: number;
  @Whole({ example: 2, description: 'Digital products owned' }) downloadCount: number;

  @Whole({
    example: 5400,
    description:
      'Seconds of lesson videos that were played, as counted by the player (`watchedSeconds` of PATCH /api/course-progress). Watching twice counts twice; seeking, pauses, reading and audio don’t count',
  })
  learnedSeconds: number;

  @ListOf(
    UpcomingSessionResponse,
    'Booked sessions that aren’t over, next ones first; empty if there are none',
  )
  upcomingSessions: UpcomingSessionResponse[];

  @ListOf(UpcomingEventResponse, 'Events the member is going to that aren’t over, next ones first')
  upcomingEvents: UpcomingEventResponse[];

  @ListOf(
    ContinueLearningResponse,
    'Up to four unfinished courses, the most recent first, then those not started',
  )
  continueLearning: ContinueLearningResponse[];

  @Flag('Whether the member ever booked a session') hasBooked: boolean;
  @Flag('Whether the shop has free products') hasFreeProducts: boolean;
  @Flag('Whether there are offerings that anyone can book') hasOpenOfferings: boolean;

  @Nested(LatestAnnouncementResponse, { nullable: true, description: 'null: there are no announcements' })
  latestAnnouncement: LatestAnnouncementResponse | null;

  @Nested(LatestReplyResponse, {
    nullable: true,
    description: 'The coach’s latest reply to a shared journal answer; null: there are none',
  })
  latestReply: LatestReplyResponse | null;
}
