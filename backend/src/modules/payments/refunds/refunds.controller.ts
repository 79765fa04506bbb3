import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import { fromDecimal } from '../../../kernel/money.js';
import { Answers, AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { IgnoresIdempotencyKey } from '../../../platform/http/ignores-idempotency-key.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { FreshSignIn } from '../../../platform/security/fresh-sign-in.guard.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { ForPrograms } from '../../../platform/security/scopes.js';
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
  @IgnoresIdempotencyKey('changes-nothing')
  @ForPrograms('orders:read', 'orders:refund')
  @Summary('Preview a refund: the amount, and the access that would end', 'Changes nothing.')
  @Answers(RefundPreviewResponse, 'not_found', 'nothing_to_refund', 'order_disputed', 'gift_redeemed')
  preview(@IdParam() id: string, @Body() { lineIds }: PreviewRefundRequest) {
    return this.previews.preview(id, lineIds);
  }

  @Post()
  @HttpCode(202)
  @ForPrograms('orders:refund')
  @FreshSignIn()
  @RateLimit({ name: 'orders.refund', limit: 60, perSeconds: 60 })
  @Summary(
    'Refund an order or some of its lines',
    'The request to the payment provider runs in the background, and the order shows the result. Access to the lines ends once the money is refunded, and the buyer gets an email.',
  )
  @ApiAcceptedResponse({ description: 'The refund is in progress' })
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

  @Post(':refundId/choose-lines')
  @ForPrograms('orders:refund')
  @Summary(
    'Choose the lines of a partial refund made at the payment provider',
    'Ends access to these lines. Repeating it has no effect.',
  )
  @AnswersNothing('not_found', 'already_resolved', 'nothing_to_refund')
  async decide(
    @IdParam() id: string,
    @IdParam('refundId') refundId: string,
    @Me() { accountId }: SignedIn,
    @Body() { lineIds }: DecideRefundRequest,
  ) {
    await this.decisions.decide(accountId, id, refundId, lineIds);
  }
}
