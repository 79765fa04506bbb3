import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import { fromDecimal } from '../../../kernel/money.js';
import { Answers, AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { FreshSignIn } from '../../../platform/security/fresh-sign-in.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { RefundDecisionsService } from './refund-decisions.service.js';
import { RefundPreviewService } from './refund-preview.service.js';
import { RefundRequestsService } from './refund-requests.service.js';
import {
  DecideRefundRequest,
  PreviewRefundRequest,
  RefundOrderRequest,
  RefundPreviewResponse,
} from './refunds.dto.js';

@ApiTags('Coach orders')
@Controller('creator/orders/:id/refunds')
@Allow('creator')
export class RefundsController {
  constructor(
    private readonly previews: RefundPreviewService,
    private readonly requests: RefundRequestsService,
    private readonly decisions: RefundDecisionsService,
  ) {}

  @Post('preview')
  @Summary(
    'What a refund of an order, or of some of its lines, would give back and close',
    'Nothing is changed.',
  )
  @Answers(RefundPreviewResponse, 'not_found', 'nothing_to_refund', 'order_disputed', 'gift_redeemed')
  preview(@IdParam() id: string, @Body() { lineIds }: PreviewRefundRequest): Promise<RefundPreviewResponse> {
    return this.previews.preview(id, lineIds);
  }

  @Post()
  @HttpCode(202)
  @FreshSignIn()
  @RateLimit({ name: 'orders.refund', limit: 60, perSeconds: 60 })
  @Summary(
    'Give the money of an order back, or of some of its lines',
    'The payment provider is asked in the background; the order tells how it went. Access to the lines ends when the money has gone back, and the buyer gets a mail.',
  )
  @ApiAcceptedResponse({ description: 'It is on its way' })
  @Refuses('not_found', 'nothing_to_refund', 'refund_changed', 'order_disputed', 'gift_redeemed')
  async refund(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() { lineIds, amount, reason }: RefundOrderRequest,
  ): Promise<void> {
    await this.requests.request({
      orderId: id,
      lineIds,
      reason: reason ?? null,
      by: accountId,
      amountCents: fromDecimal(amount) ?? 0,
    });
  }

  @Post(':refundId/decision')
  @Summary(
    'Say for which lines a part was refunded at the payment provider',
    'Their access ends. Counts once.',
  )
  @AnswersNothing('not_found', 'already_resolved', 'nothing_to_refund')
  async decide(
    @IdParam() id: string,
    @IdParam('refundId') refundId: string,
    @Me() { accountId }: SignedIn,
    @Body() { lineIds }: DecideRefundRequest,
  ): Promise<void> {
    await this.decisions.decide(accountId, id, refundId, lineIds);
  }
}
