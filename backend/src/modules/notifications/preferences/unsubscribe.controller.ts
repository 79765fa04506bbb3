import { Controller, Get, Header, Headers, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { TakesForms } from '../../../platform/http/forms.js';
import { IgnoresIdempotencyKey } from '../../../platform/http/ignores-idempotency-key.js';
import { Public } from '../../../platform/security/access.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { AccountsQueries } from '../../accounts/index.js';
import { SubscriptionResponse } from './notification-preferences.dto.js';
import { NotificationPreferencesService } from './notification-preferences.service.js';
import {
  type Subscription,
  UnsubscribeTokensService,
  unsubscribeLinkInvalid,
} from './unsubscribe-tokens.service.js';

/** Unsubscribe links for readers of an email, signed in or not. A GET changes nothing. */
@ApiTags('Notifications')
@ApiParam({
  name: 'token',
  description: 'Token from the emailed link',
  schema: { type: 'string', maxLength: 300 },
})
@Refuses('link_invalid')
// Many readers share the few addresses of their mail provider.
@RateLimit({ name: 'unsubscribe', limit: 600, perSeconds: 60 })
@Controller('unsubscribe/:token')
@Public()
export class UnsubscribeController {
  constructor(
    private readonly tokens: UnsubscribeTokensService,
    private readonly preferences: NotificationPreferencesService,
    private readonly accounts: AccountsQueries,
  ) {}

  @Get()
  @Header('vary', 'Accept')
  @Summary(
    'Get the emails of an unsubscribe link, and whether they’re on',
    'Email programs without one-click unsubscribe open it in a browser and are redirected to the page that asks.',
  )
  @ApiOkResponse({ type: SubscriptionResponse })
  @ApiResponse({ status: 302, description: 'Redirects a browser to the page' })
  async read(
    @Param('token') token: string,
    @Headers('accept') accept: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (accept?.includes('text/html')) {
      reply.status(302).header('location', `/unsubscribe?token=${encodeURIComponent(token)}`);
      return undefined;
    }
    const { accountId, kind } = await this.subscription(token);
    return { kind, isEmailOn: await this.preferences.wants(accountId, kind) };
  }

  @Post()
  @IgnoresIdempotencyKey('changes-nothing')
  @TakesForms()
  @Summary('Unsubscribe from these emails; also used by email programs (one-click, RFC 8058)')
  @Answers(SubscriptionResponse)
  unsubscribe(@Param('token') token: string) {
    return this.set(token, false);
  }

  @Post('resubscribe')
  @Summary('Resubscribe to these emails')
  @Answers(SubscriptionResponse)
  resubscribe(@Param('token') token: string) {
    return this.set(token, true);
  }

  private async set(token: string, isEmailOn: boolean): Promise<SubscriptionResponse> {
    const { accountId, kind, deliveryId } = await this.subscription(token);
    await this.preferences.switchMail(accountId, kind, isEmailOn, deliveryId);
    return { kind, isEmailOn };
  }

  /** Returns the subscription of a link; throws if its account has been erased. */
  private async subscription(token: string): Promise<Subscription> {
    const subscription = this.tokens.read(token);
    if (!(await this.accounts.contact(subscription.accountId))) throw unsubscribeLinkInvalid();
    return subscription;
  }
}
