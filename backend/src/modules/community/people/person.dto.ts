import { ApiProperty } from '@nestjs/swagger';
import { LevelResponse } from '../../growth/index.js';

/** Somebody, as this reader may know them. */
export class PersonResponse {
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'null if the reader can’t open the profile',
  })
  id: string | null;

  @ApiProperty({ example: 'Rosa Lind', description: 'For a minor, the first name and an initial: `Lena R.`' })
  name: string;

  @ApiProperty({ type: String, nullable: true, description: 'null: none, or not visible to this reader' })
  avatarUrl: string | null;

  @ApiProperty({ description: 'Whether this is the coach' })
  isCoach: boolean;

  @ApiProperty({ description: 'Whether this is the reader' })
  isMe: boolean;

  @ApiProperty({ description: 'Whether the reader can message this person, given their age and family' })
  isWritable: boolean;

  @ApiProperty({
    type: LevelResponse,
    nullable: true,
    description: 'null: the coach, or not visible to this reader',
  })
  level: LevelResponse | null;
}
