import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { AGE_BANDS, type AgeBand } from '../../../kernel/age-bands.js';
import { CONTENT_STATES, type ContentState } from '../../../kernel/moderation.js';
import { OpenReportResponse } from '../../../platform/http/moderation.dto.js';
import { CONTRIBUTION_TYPES, type ContributionType } from './contributions.sql.js';

/** The lesson a question is about. */
export class ContributionLessonResponse {
  @ApiProperty({ format: 'uuid' })
  lessonId: string;

  @ApiProperty({ example: 'Listening' })
  title: string;

  @ApiProperty({ format: 'uuid' })
  courseId: string;

  @ApiProperty({ example: 'Roots and Wings' })
  courseTitle: string;
}

/** A post or a comment, as the coach looks at it. */
export class ContributionResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: CONTRIBUTION_TYPES, enumName: 'ContributionType' })
  type: ContributionType;

  @ApiProperty({ format: 'uuid', description: 'The post, or the post of the comment' })
  postId: string;

  @ApiProperty({ format: 'uuid' })
  accountId: string;

  @ApiProperty({ example: 'Rosa Lind' })
  authorName: string;

  @ApiProperty({
    enum: AGE_BANDS,
    enumName: 'AgeBand',
    nullable: true,
    description: 'Under 13, 13 to 17, adult; null: not asked yet, or the coach',
  })
  authorBand: AgeBand | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Circle or pod; null: everyone',
  })
  groupId: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Name of the circle or pod' })
  groupName: string | null;

  @ApiProperty()
  text: string;

  @ApiProperty({ description: 'Whether the post is a question' })
  isQuestion: boolean;

  @ApiProperty({
    type: ContributionLessonResponse,
    nullable: true,
    description: 'Lesson it was asked from; null: none, or it was deleted',
  })
  lesson: ContributionLessonResponse | null;

  @ApiProperty({
    type: 'integer',
    description: 'Photos, videos and files of a post, shown at its URL',
  })
  attached: number;

  @ApiProperty({ enum: CONTENT_STATES, enumName: 'ContentState' })
  state: ContentState;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'null: not hidden, or hidden automatically after reports',
  })
  hiddenReason: string | null;

  @ApiProperty({ description: 'Whether the coach kept it, so that reports no longer hide it automatically' })
  isKept: boolean;

  @ApiProperty()
  isPinned: boolean;

  @ApiProperty({ type: 'integer', description: 'Number of reports to decide' })
  openReports: number;

  @ApiProperty({ type: [OpenReportResponse], description: 'Newest first' })
  reports: OpenReportResponse[];

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class PinRequest {
  @ApiProperty()
  @IsBoolean()
  isPinned: boolean;
}
