import { ApiProperty } from '@nestjs/swagger';
import { PersonResponse } from '../people/person.dto.js';
import { POST_KINDS, type PostKind } from '../words/words.js';

export class TrendingPostResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: POST_KINDS, enumName: 'PostKind' })
  kind: PostKind;

  @ApiProperty({ type: PersonResponse })
  author: PersonResponse;

  @ApiProperty({
    example: 'I put a chair in the hallway, like the lesson said.',
    description: 'First words',
  })
  beginning: string;

  @ApiProperty({ type: 'integer', example: 4 })
  reactions: number;

  @ApiProperty({ type: 'integer', example: 2 })
  comments: number;
}
