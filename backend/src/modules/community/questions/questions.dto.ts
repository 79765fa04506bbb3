import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsUUID, Max, Min, ValidateNested } from 'class-validator';
import { AfterQuery } from '../../../platform/http/after-query.js';
import { MayBeMissing, MayBeNull, Text } from '../../../platform/http/text.js';
import { EditPostRequest } from '../posts/posts.dto.js';

const YES_OR_NO = ['true', 'false'] as const;

export class QuestionsQuery extends AfterQuery {
  @Text({ max: 100, min: 0, optional: true, description: 'Part of the question; case doesn’t matter' })
  q?: string;

  @ApiPropertyOptional({ enum: YES_OR_NO, description: 'true: leaves out solved questions' })
  @MayBeMissing()
  @IsIn(YES_OR_NO)
  unsolved?: (typeof YES_OR_NO)[number];
}

export class SimilarQuery {
  @Text({ max: 500, example: 'Which book do you read aloud?', description: 'The question so far' })
  q: string;
}

export class SimilarQuestionResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Which book do you read aloud to a girl of nine?', description: 'On one line' })
  text: string;

  @ApiProperty({ description: 'Whether an answer was accepted' })
  isSolved: boolean;

  @ApiProperty({ type: 'integer', example: 2 })
  answers: number;
}

export class AskedFromRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  lessonId: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'ID of the video shown' })
  @MayBeNull()
  @IsUUID()
  videoId: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 0,
    maximum: 86_400,
    description: 'ID of the video',
  })
  @MayBeNull()
  @IsInt()
  @Min(0)
  @Max(86_400)
  atSeconds: number | null;
}

export class NewQuestionRequest extends EditPostRequest {
  @ApiProperty({
    type: AskedFromRequest,
    nullable: true,
    required: false,
    description: 'Lesson it’s asked from, which the person can open',
  })
  @MayBeMissing()
  @MayBeNull()
  @ValidateNested()
  @Type(() => AskedFromRequest)
  lesson?: AskedFromRequest | null;
}

export class AcceptRequest {
  @ApiProperty({ description: 'false: no longer the accepted answer' })
  @IsBoolean()
  isAccepted: boolean;
}

export class HelpfulRequest {
  @ApiProperty({ description: 'false: undone' })
  @IsBoolean()
  isHelpful: boolean;
}
