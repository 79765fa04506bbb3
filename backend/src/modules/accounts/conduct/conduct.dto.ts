import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { Text } from '../../../platform/http/text.js';
import { MUTE_REASON_LIMIT } from '../account.entity.js';
import { WARNING_LIMIT } from './member-warning.entity.js';
import { MUTE_DURATIONS, type MuteDuration } from './mutes.js';

export class WarnRequest {
  @Text({
    max: WARNING_LIMIT,
    example: 'Please keep what others tell here among us.',
    description: 'Shown to the member, who confirms it, and to a minor’s guardians',
  })
  text: string;
}

export class MuteRequest {
  @ApiProperty({ enum: MUTE_DURATIONS, enumName: 'MuteDuration' })
  @IsIn(MUTE_DURATIONS)
  duration: MuteDuration;

  @Text({
    max: MUTE_REASON_LIMIT,
    example: 'You have written unkindly three times this week.',
    description: 'Shown to the member and, for a minor, to the guardians',
  })
  reason: string;
}

/** A mute in force. */
export class MuteResponse {
  @ApiProperty({ format: 'date-time' })
  since: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it ends automatically; null: when the coach lifts it',
  })
  until: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'null: none given' })
  reason: string | null;
}

export class WarningResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  text: string;

  @ApiProperty({ format: 'date-time' })
  givenAt: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the member confirmed it; null: not yet',
  })
  readAt: string | null;
}

/** Moderation of a member, as the coach sees it. */
export class ConductResponse {
  @ApiProperty({ type: MuteResponse, nullable: true, description: 'null: the member can post' })
  mute: MuteResponse | null;

  @ApiProperty({ type: [WarningResponse], description: 'Newest first, up to 20' })
  warnings: WarningResponse[];
}
