import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { AskToBuyRequest, PurchaseRequestResponse } from './purchase-requests.dto.js';
import { PurchaseRequestsQueries } from './purchase-requests.queries.js';
import { PurchaseRequestsService } from './purchase-requests.service.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

/** A minor's requests to the guardians. */
@ApiTags('Family')
@Controller('me/purchase-requests')
@Allow('member')
@ForPrograms('shop')
export class PurchaseRequestsController {
  constructor(
    private readonly requests: PurchaseRequestsService,
    private readonly queries: PurchaseRequestsQueries,
  ) {}

  @Get()
  @Summary('List what the member asked guardians for, with the answers; the latest request for each product')
  @Answers([PurchaseRequestResponse])
  list(@Me() { accountId }: SignedIn): Promise<PurchaseRequestResponse[]> {
    return this.queries.ofWard(accountId);
  }

  @Post()
  @RateLimit({ name: 'family.ask', limit: 10, perSeconds: 86_400 })
  @Summary(
    'Ask the member’s guardians to buy products',
    'Each guardian gets one email about new requests. Nothing is charged.',
  )
  @Answers([PurchaseRequestResponse], 'not_found', 'no_guardian', 'already_owned', 'free_product')
  async ask(@Me() me: SignedIn, @Body() { productIds }: AskToBuyRequest): Promise<PurchaseRequestResponse[]> {
    await this.requests.ask(me, productIds);
    return this.queries.ofWard(me.accountId);
  }
}
