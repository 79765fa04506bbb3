import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { DeclinePurchaseRequest, WardRequestResponse } from './purchase-requests.dto.js';
import { PurchaseRequestsQueries } from './purchase-requests.queries.js';
import { PurchaseRequestsService } from './purchase-requests.service.js';
import { ClosedToPrograms } from '../../../platform/security/scopes.js';

/** Wards' purchase requests, for their guardians. */
@ApiTags('Family')
@Controller('family/purchase-requests')
@Allow('member')
@ClosedToPrograms('guardian')
export class WardRequestsController {
  constructor(
    private readonly requests: PurchaseRequestsService,
    private readonly queries: PurchaseRequestsQueries,
  ) {}

  @Get()
  @Summary('List the purchase requests to answer, oldest first')
  @Answers([WardRequestResponse])
  list(@Me() { accountId }: SignedIn): Promise<WardRequestResponse[]> {
    return this.queries.waitingFor(accountId);
  }

  @Post(':id/approval')
  @Summary('Add the requested product to the guardian’s cart for the daughter; paying is decided there')
  @AnswersNothing('not_found', 'already_resolved', 'owned_by_ward', 'already_owned', 'free_product')
  approve(@Me() me: SignedIn, @IdParam() id: string): Promise<void> {
    return this.requests.approve(me, id);
  }

  @Post(':id/refusal')
  @Summary('Decline a purchase request, with an optional note for the daughter')
  @AnswersNothing('not_found', 'already_resolved')
  decline(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() { answer }: DeclinePurchaseRequest,
  ): Promise<void> {
    return this.requests.decline(me, id, answer ?? null);
  }
}
