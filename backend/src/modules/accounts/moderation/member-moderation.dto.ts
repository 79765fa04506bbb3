import { Choice, Id, ListOf, Moment, Nested, Text } from '../../../platform/http/fields/index.js';
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
  @Choice(MUTE_DURATIONS, 'MuteDuration') duration: MuteDuration;

  @Text({
    max: MUTE_REASON_LIMIT,
    example: 'You have written unkindly three times this week.',
    description: 'Shown to the member and, for a minor, to the guardians',
  })
  reason: string;
}

export class MuteResponse {
  @Moment() since: string;

  @Moment({ nullable: true, description: 'When it ends automatically; null: when the coach lifts it' })
  until: string | null;

  @Text({ nullable: true, description: 'null: none given' }) reason: string | null;
}

export class WarningResponse {
  @Id() id: string;
  @Text() text: string;
  @Moment() givenAt: Date;

  @Moment({ nullable: true, description: 'When the member confirmed it; null: not yet' }) readAt: Date | null;
}

/** Moderation of a member, as the coach sees it. */
export class MemberModerationResponse {
  @Nested(MuteResponse, { nullable: true, description: 'null: the member can post' })
  mute: MuteResponse | null;

  @ListOf(WarningResponse, 'Newest first, up to 20') warnings: WarningResponse[];
}
