import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { MayBeMissing, Text } from '../../../platform/http/text.js';

export class MentionResponse {
  @ApiProperty({ format: 'uuid', description: 'As written in the text: `@[…]`' })
  accountId: string;

  @ApiProperty({ example: 'Rosa Lind', description: 'As shown to the reader' })
  name: string;

  @ApiProperty({ description: 'Whether the reader can open the person’s profile' })
  hasPage: boolean;
}

export class MentionableQuery {
  @Text({ max: 100, min: 0, optional: true, example: 'ro', description: 'Part of the name' })
  q?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'Circle or pod of the post' })
  @MayBeMissing()
  @IsUUID()
  groupId?: string;
}
