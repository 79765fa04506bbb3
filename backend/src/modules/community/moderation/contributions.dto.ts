import { AGE_BANDS, type AgeBand } from '../../../kernel/age-bands.js';
import { CONTENT_STATES, type ContentState } from '../../../kernel/moderation.js';
import {
  Choice,
  Flag,
  Id,
  ListOf,
  Moment,
  Nested,
  Text,
  Whole,
} from '../../../platform/http/fields/index.js';
import { OpenReportResponse } from '../../../platform/http/moderation.dto.js';
import { CONTRIBUTION_TYPES, type ContributionType } from './contributions.sql.js';

export class ContributionLessonResponse {
  @Id() lessonId: string;
  @Text({ example: 'Listening' }) title: string;
  @Id() courseId: string;
  @Text({ example: 'Roots and Wings' }) courseTitle: string;
}

/** A post or a comment, as the coach sees it in moderation. */
export class ContributionResponse {
  @Id() id: string;
  @Choice(CONTRIBUTION_TYPES, 'ContributionType') type: ContributionType;
  @Id('The post, or the post of the comment') postId: string;
  @Id() accountId: string;
  @Text({ example: 'Rosa Lind' }) authorName: string;

  @Choice(AGE_BANDS, 'AgeBand', {
    nullable: true,
    description: 'Under 13, 13 to 17, adult; null: not asked yet, or the coach',
  })
  authorBand: AgeBand | null;

  @Id({ nullable: true, description: 'Circle or pod; null: everyone' }) groupId: string | null;
  @Text({ nullable: true, description: 'Name of the circle or pod' }) groupName: string | null;
  @Text() text: string;
  @Flag('Whether the post is a question') isQuestion: boolean;

  @Nested(ContributionLessonResponse, {
    nullable: true,
    description: 'Lesson it was asked from; null: none, or it was deleted',
  })
  lesson: ContributionLessonResponse | null;

  @Whole('Photos, videos and files of a post, shown at its URL') attached: number;
  @Choice(CONTENT_STATES, 'ContentState') state: ContentState;

  @Text({ nullable: true, description: 'null: not hidden, or hidden automatically after reports' })
  hiddenReason: string | null;

  @Flag('Whether the coach kept it, so that reports no longer hide it automatically') isKept: boolean;
  @Flag() isPinned: boolean;
  @Whole('Number of reports to decide') openReportCount: number;
  @ListOf(OpenReportResponse, 'Newest first') reports: OpenReportResponse[];
  @Moment() createdAt: Date;
}
