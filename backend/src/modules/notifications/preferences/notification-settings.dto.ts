import { ApiProperty } from '@nestjs/swagger';
import { Matches, ValidateIf } from 'class-validator';
import { Choice } from '../../../platform/http/fields/index.js';
import { DIGEST_RHYTHMS, type DigestRhythm } from './digest-period.js';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const ApiTime = (description: string) =>
  ApiProperty({ type: String, nullable: true, pattern: TIME.source, example: '22:00', description });

export class NotificationSettingsResponse {
  @ApiTime('When quiet hours begin, by the clock of the account; null: there are none')
  quietFrom: string | null;

  @ApiTime('When they end, maybe on the next day') quietTo: string | null;

  @Choice(
    DIGEST_RHYTHMS,
    'DigestRhythm',
    'How often the community’s news come by mail: together every quarter of an hour, every day, or every Monday',
  )
  digest: DigestRhythm;
}

export class NotificationSettingsRequest {
  @ApiTime('With `quietTo`, or both null')
  @ValidateIf(({ quietFrom, quietTo }: NotificationSettingsRequest) => quietFrom !== null || quietTo !== null)
  @Matches(TIME, { message: 'must be a time such as 22:00' })
  quietFrom: string | null;

  @ApiTime('Another time than `quietFrom`')
  @ValidateIf(({ quietFrom, quietTo }: NotificationSettingsRequest) => quietFrom !== null || quietTo !== null)
  @Matches(TIME, { message: 'must be a time such as 07:00' })
  quietTo: string | null;

  @Choice(DIGEST_RHYTHMS, 'DigestRhythm') digest: DigestRhythm;
}
