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

/** The lesson a question is about. */
export class ContributionLessonResponse {
  @Id() lessonId: string;
  @Text({ example: 'Listening' }) title: string;
  @Id() courseId: string;
  @Text({ example: 'Roots and Wings' }) courseTitle: string;
}

/** A post or a comment, as the coach looks at it. */
export class ContributionResponse {
  @Id() id: string;
  @Choice(CONTRIBUTION_TYPES, 'ContributionType') type: ContributionType;
  @Id('The post, or the one it stands under') postId: string;
  @Id() accountId: string;
  @Text({ example: 'Rosa Lind' }) authorName: string;

  @Choice(AGE_BANDS, 'AgeBand', {
    nullable: true,
    description: 'Under 13, 13 to 17, adult; null: not asked yet, or the coach',
  })
  authorBand: AgeBand | null;

  @Id({ nullable: true, description: 'The circle or pod it is in; null: for all' }) groupId: string | null;
  @Text({ nullable: true, description: 'The name of that circle or pod' }) groupName: string | null;
  @Text() text: string;
  @Flag('A post that asks something') isQuestion: boolean;

  @Nested(ContributionLessonResponse, {
    nullable: true,
    description: 'The lesson it was asked from; null: from none, or the lesson is gone',
  })
  lesson: ContributionLessonResponse | null;

  @Whole('Pictures, films and papers of a post, seen at its own address') attached: number;
  @Choice(CONTENT_STATES, 'ContentState') state: ContentState;

  @Text({ nullable: true, description: 'null: not hidden, or hidden by reports' })
  hiddenReason: string | null;

  @Flag('The coach wants it to stay: reports do not hide it automatically') isKept: boolean;
  @Flag() isPinned: boolean;
  @Whole('That the coach has not decided about') openReports: number;
  @ListOf(OpenReportResponse, 'Newest first') reports: OpenReportResponse[];
  @Moment() createdAt: string;
}

export class PinRequest {
  @Flag() isPinned: boolean;
}
