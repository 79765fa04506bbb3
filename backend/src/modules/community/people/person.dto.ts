import { ApiProperty } from '@nestjs/swagger';
import { LevelResponse } from '../../growth/index.js';

/** Somebody, as this reader may know them. */
export class PersonResponse {
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'null where the reader may not open the profile',
  })
  id: string | null;

  @ApiProperty({ example: 'Rosa Lind', description: 'Of a minor the first name and an initial: `Lena R.`' })
  name: string;

  @ApiProperty({ type: String, nullable: true, description: 'null: none, or not for this reader' })
  avatarUrl: string | null;

  @ApiProperty({ description: 'The coach of the place' })
  isCoach: boolean;

  @ApiProperty({ description: 'The reader herself' })
  isMe: boolean;

  @ApiProperty({ description: 'Whether age and kinship allow the reader to write a message to this person' })
  isWritable: boolean;

  @ApiProperty({
    type: LevelResponse,
    nullable: true,
    description: 'null: of the coach, or not for this reader',
  })
  level: LevelResponse | null;
}
