import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { MayBeMissing, Text } from '../../../platform/http/text.js';

export class MentionResponse {
  @ApiProperty({ format: 'uuid', description: 'As it stands in the text: `@[…]`' })
  accountId: string;

  @ApiProperty({ example: 'Rosa Lind', description: 'As the reader may read it' })
  name: string;

  @ApiProperty({ description: 'The reader may open the person’s page' })
  hasPage: boolean;
}

export class MentionableQuery {
  @Text({ max: 100, min: 0, optional: true, example: 'ro', description: 'A part of the name' })
  q?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'The circle or pod that is written in' })
  @MayBeMissing()
  @IsUUID()
  groupId?: string;
}
