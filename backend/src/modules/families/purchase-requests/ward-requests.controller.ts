import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { DeclinePurchaseRequest, WardRequestResponse } from './purchase-requests.dto.js';
import { PurchaseRequestsQueries } from './purchase-requests.queries.js';
import { PurchaseRequestsService } from './purchase-requests.service.js';

/** Wards' purchase requests, for their guardians. */
@ApiTags('Family')
@Controller('family/purchase-requests')
@Allow('member')
export class WardRequestsController {
  constructor(
    private readonly requests: PurchaseRequestsService,
    private readonly queries: PurchaseRequestsQueries,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List the purchase requests to answer, oldest first' })
  @ApiOkResponse({ type: [WardRequestResponse] })
  list(@Me() { accountId }: SignedIn): Promise<WardRequestResponse[]> {
    return this.queries.waitingFor(accountId);
  }

  @Post(':id/approval')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Add the requested product to the guardian’s cart for the daughter; paying is decided there',
  })
  @ApiNoContentResponse()
  @Refuses('not_found', 'already_resolved', 'owned_by_ward', 'already_owned', 'free_product')
  approve(@Me() me: SignedIn, @IdParam() id: string): Promise<void> {
    return this.requests.approve(me, id);
  }

  @Post(':id/refusal')
  @HttpCode(204)
  @ApiOperation({ summary: 'Decline a purchase request, with an optional note for the daughter' })
  @ApiNoContentResponse()
  @Refuses('not_found', 'already_resolved')
  decline(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() { answer }: DeclinePurchaseRequest,
  ): Promise<void> {
    return this.requests.decline(me, id, answer ?? null);
  }
}
