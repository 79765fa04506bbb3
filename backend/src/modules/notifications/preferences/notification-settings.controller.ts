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

@ApiTags('Me')
@Controller('me/notification-settings')
@AllowSignedIn()
export class NotificationSettingsController {
  constructor(private readonly settings: NotificationSettingsService) {}

  @Get()
  @Summary('Quiet hours, and how often the community’s news come by mail')
  @Answers(NotificationSettingsResponse)
  async read(@Me() { accountId }: SignedIn): Promise<NotificationSettingsResponse> {
    const { quietFrom, quietTo, digest } = await this.settings.of(accountId);
    return { quietFrom: timeOf(quietFrom), quietTo: timeOf(quietTo), digest };
  }

  @Put()
  @RateLimit({ name: 'me.notification-settings', limit: 60, perSeconds: 60 })
  @Summary(
    'Choose quiet hours, and how often the community’s news come by mail',
    'Mails that can be left wait until the quiet hours end; those about money, sign-in and sessions do not.',
  )
  @Answers(NotificationSettingsResponse, 'not_possible')
  async set(
    @Me() me: SignedIn,
    @Body() { quietFrom, quietTo, digest }: NotificationSettingsRequest,
  ): Promise<NotificationSettingsResponse> {
    if (quietFrom !== null && quietFrom === quietTo)
      throw unprocessable('not_possible', 'Quiet hours end at another time than they begin.');
    await this.settings.set(me.accountId, {
      quietFrom: minutesOf(quietFrom),
      quietTo: minutesOf(quietTo),
      digest,
    });
    return this.read(me);
  }
}

/** '22:30' as minutes after midnight. */
function minutesOf(time: string | null): number | null {
  if (time === null) return null;
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  return hour * 60 + minute;
}

function timeOf(minutes: number | null): string | null {
  if (minutes === null) return null;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
