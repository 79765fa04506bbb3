import { ApiProperty } from '@nestjs/swagger';
import { Matches, ValidateIf } from 'class-validator';
import { Choice } from '../../../platform/http/fields/index.js';
import { DIGEST_RHYTHMS, type DigestRhythm } from './digest-period.js';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const ApiTime = (description: string) =>
  ApiProperty({ type: String, nullable: true, pattern: TIME.source, example: '22:00', description });

export class NotificationSettingsResponse {
  @ApiTime('Start of quiet hours, in the account’s time zone; null: none') quietFrom: string | null;
  @ApiTime('End of quiet hours, possibly on the next day') quietTo: string | null;

  @Choice(
    DIGEST_RHYTHMS,
    'DigestRhythm',
    'How often community updates are emailed: every 15 minutes, daily or every Monday',
  )
  digest: DigestRhythm;
}

export class NotificationSettingsRequest {
  @ApiTime('Requires `quietTo`; both can be null')
  @ValidateIf(({ quietFrom, quietTo }: NotificationSettingsRequest) => quietFrom !== null || quietTo !== null)
  @Matches(TIME, { message: 'must be a time such as 22:00' })
  quietFrom: string | null;

  @ApiTime('Must differ from `quietFrom`')
  @ValidateIf(({ quietFrom, quietTo }: NotificationSettingsRequest) => quietFrom !== null || quietTo !== null)
  @Matches(TIME, { message: 'must be a time such as 07:00' })
  quietTo: string | null;

  @Choice(DIGEST_RHYTHMS, 'DigestRhythm') digest: DigestRhythm;
}
