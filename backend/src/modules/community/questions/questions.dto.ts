import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { AfterQuery } from '../../../platform/http/after-query.js';
import { MayBeMissing, Text } from '../../../platform/http/text.js';

const YES_OR_NO = ['true', 'false'] as const;

export class QuestionsQuery extends AfterQuery {
  @Text({ max: 100, min: 0, optional: true, description: 'A part of the question, in any case' })
  q?: string;

  @ApiPropertyOptional({ enum: YES_OR_NO, description: 'true: without those that were solved' })
  @MayBeMissing()
  @IsIn(YES_OR_NO)
  unsolved?: (typeof YES_OR_NO)[number];
}

export class AcceptRequest {
  @ApiProperty({ description: 'false: not the one that solved it after all' })
  @IsBoolean()
  isAccepted: boolean;
}

export class HelpfulRequest {
  @ApiProperty({ description: 'false: taken back' })
  @IsBoolean()
  isHelpful: boolean;
}
