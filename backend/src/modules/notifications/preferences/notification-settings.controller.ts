import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { unprocessable } from '../../../kernel/errors.js';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { NotificationSettingsRequest, NotificationSettingsResponse } from './notification-settings.dto.js';
import { NotificationSettingsService } from './notification-settings.service.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

@ApiTags('Me')
@Controller('me/notification-settings')
@AllowSignedIn()
@ForPrograms('account')
export class NotificationSettingsController {
  constructor(private readonly settings: NotificationSettingsService) {}

  @Get()
  @Summary('Get quiet hours and the frequency of the community digest')
  @Answers(NotificationSettingsResponse)
  async read(@Me() { accountId }: SignedIn) {
    const { quietFrom, quietTo, digest } = await this.settings.of(accountId);
    return { quietFrom: timeOf(quietFrom), quietTo: timeOf(quietTo), digest };
  }

  @Put()
  @RateLimit({ name: 'me.notification-settings', limit: 60, perSeconds: 60 })
  @Summary(
    'Update quiet hours and the frequency of the community digest',
    'Optional emails wait until quiet hours end. Emails about payments, sign-in and sessions don’t.',
  )
  @Answers(NotificationSettingsResponse, 'not_possible')
  async set(@Me() me: SignedIn, @Body() { quietFrom, quietTo, digest }: NotificationSettingsRequest) {
    if (quietFrom !== null && quietFrom === quietTo)
      throw unprocessable('not_possible', 'Quiet hours can’t start and end at the same time.');
    await this.settings.set(me.accountId, {
      quietFrom: minutesOf(quietFrom),
      quietTo: minutesOf(quietTo),
      digest,
    });
    return this.read(me);
  }
}

/** Converts '22:30' to minutes after midnight. */
function minutesOf(time: string | null): number | null {
  if (time === null) return null;
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  return hour * 60 + minute;
}

function timeOf(minutes: number | null): string | null {
  if (minutes === null) return null;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
