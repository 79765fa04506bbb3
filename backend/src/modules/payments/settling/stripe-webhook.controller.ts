import { Controller, Headers, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { IgnoresIdempotencyKey } from '../../../platform/http/ignores-idempotency-key.js';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../../../kernel/clock.js';
import { badRequest } from '../../../kernel/errors.js';
import { Public } from '../../../platform/security/access.js';
import { PaymentNewsService } from './payment-news.service.js';
import { WebhookResponse } from '../payments.dto.js';
import { StripeGateway } from './stripe-gateway.js';

@ApiTags('Checkout')
@Controller('stripe')
export class StripeWebhookController {
  constructor(
    private readonly stripe: StripeGateway,
    private readonly news: PaymentNewsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Receives Stripe's webhooks. Public, because Stripe signs instead of signing in; the body is read only after its signature is
   * verified.
   */
  @Post('webhook')
  @IgnoresIdempotencyKey('provider')
  @Public()
  @Summary('Receive signed payment events; for Stripe only')
  @ApiHeader({ name: 'stripe-signature', required: true })
  @Answers(WebhookResponse, 'bad_signature', 'internal')
  async receive(
    @Req() { rawBody }: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<WebhookResponse> {
    if (!rawBody) throw badRequest('bad_signature', 'The signature doesn’t match');
    const news = this.stripe.read(rawBody, signature, this.clock.now());
    return { received: true, outcome: await this.news.take(news) };
  }
}
