import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Refuses } from '../../../platform/http/refuses.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { AskToBuyRequest, PurchaseRequestResponse } from './purchase-requests.dto.js';
import { PurchaseRequestsQueries } from './purchase-requests.queries.js';
import { PurchaseRequestsService } from './purchase-requests.service.js';

/** A minor's requests to the guardians. */
@ApiTags('Family')
@Controller('me/purchase-requests')
@Allow('member')
export class PurchaseRequestsController {
  constructor(
    private readonly requests: PurchaseRequestsService,
    private readonly queries: PurchaseRequestsQueries,
  ) {}

  @Get()
  @ApiOperation({
    summary:
      'List what the member asked guardians for, with the answers; the latest request for each product',
  })
  @ApiOkResponse({ type: [PurchaseRequestResponse] })
  list(@Me() { accountId }: SignedIn): Promise<PurchaseRequestResponse[]> {
    return this.queries.ofWard(accountId);
  }

  @Post()
  @HttpCode(200)
  @RateLimit({ name: 'family.ask', limit: 10, perSeconds: 86_400 })
  @ApiOperation({
    summary: 'Ask the member’s guardians to buy products',
    description: 'Each guardian gets one email about new requests. Nothing is charged.',
  })
  @ApiOkResponse({ type: [PurchaseRequestResponse] })
  @Refuses('not_found', 'no_guardian', 'already_owned', 'free_product')
  async ask(@Me() me: SignedIn, @Body() { productIds }: AskToBuyRequest): Promise<PurchaseRequestResponse[]> {
    await this.requests.ask(me, productIds);
    return this.queries.ofWard(me.accountId);
  }
}
