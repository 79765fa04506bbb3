import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { PersonResponse } from '../people/person.dto.js';
import { type Emoji, EMOJIS } from '../words/words.js';

export class ReactRequest {
  @ApiProperty({ enum: EMOJIS, enumName: 'Emoji' })
  @IsIn(EMOJIS)
  emoji: Emoji;

  @ApiProperty({ description: 'false: undone' })
  @IsBoolean()
  isOn: boolean;
}

/** People who reacted with one emoji. */
export class ReactedResponse {
  @ApiProperty({ enum: EMOJIS, enumName: 'Emoji' })
  emoji: Emoji;

  @ApiProperty({ type: [PersonResponse], description: 'People the reader can see, newest first' })
  people: PersonResponse[];

  @ApiProperty({ type: 'integer', example: 1, description: 'Number of people not named' })
  others: number;
}
