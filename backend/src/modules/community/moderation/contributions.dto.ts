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

  @ApiProperty({ format: 'uuid', description: 'The post, or the one it stands under' })
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
    description: 'The circle or pod it is in; null: for all',
  })
  groupId: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The name of that circle or pod' })
  groupName: string | null;

  @ApiProperty()
  text: string;

  @ApiProperty({ description: 'A post that asks something' })
  isQuestion: boolean;

  @ApiProperty({
    type: ContributionLessonResponse,
    nullable: true,
    description: 'The lesson it was asked from; null: from none, or the lesson is gone',
  })
  lesson: ContributionLessonResponse | null;

  @ApiProperty({
    type: 'integer',
    description: 'Pictures, films and papers of a post, seen at its own address',
  })
  attached: number;

  @ApiProperty({ enum: CONTENT_STATES, enumName: 'ContentState' })
  state: ContentState;

  @ApiProperty({ type: String, nullable: true, description: 'null: not hidden, or hidden by reports' })
  hiddenReason: string | null;

  @ApiProperty({ description: 'The coach wants it to stay: reports do not hide it automatically' })
  isKept: boolean;

  @ApiProperty()
  isPinned: boolean;

  @ApiProperty({ type: 'integer', description: 'That the coach has not decided about' })
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
