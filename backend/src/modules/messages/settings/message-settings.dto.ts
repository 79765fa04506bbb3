import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { RECEIVES_FROM, type ReceivesFrom } from '../correspondents/receives-from.js';

/** A person's message settings. */
export class MessageSettingsBody {
  @ApiProperty({
    enum: RECEIVES_FROM,
    enumName: 'ReceivesFrom',
    description:
      '`coach`: from the coach and the family alone. Whoever takes no messages of members writes none to them.',
  })
  @IsIn(RECEIVES_FROM)
  receivesFrom: ReceivesFrom;

  @ApiProperty({ description: 'Whether others see what was read, and this person sees it of them' })
  @IsBoolean()
  showsRead: boolean;

  @ApiProperty({
    description: 'Whether others see that this person is writing, and this person sees it of them',
  })
  @IsBoolean()
  showsTyping: boolean;
}

export class BlockedPersonResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Ada Brook' })
  name: string;
}

export class MessageSettingsResponse extends MessageSettingsBody {
  @ApiProperty({ type: [BlockedPersonResponse], description: 'Whom this person has blocked, by name' })
  blocked: BlockedPersonResponse[];
}
