import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { RECEIVES_FROM, type ReceivesFrom } from '../correspondents/receives-from.js';

/** A person's message settings. */
export class MessageSettingsBody {
  @ApiProperty({
    enum: RECEIVES_FROM,
    enumName: 'ReceivesFrom',
    description:
      '`coach`: only from the coach and family. A person who doesn’t accept messages from members can’t message them.',
  })
  @IsIn(RECEIVES_FROM)
  receivesFrom: ReceivesFrom;

  @ApiProperty({ description: 'Whether read receipts are on, for this person and the others' })
  @IsBoolean()
  showsRead: boolean;

  @ApiProperty({
    description: 'Whether the typing indicator is on, for this person and the others',
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
  @ApiProperty({ type: [BlockedPersonResponse], description: 'People this person has blocked, by name' })
  blocked: BlockedPersonResponse[];
}
