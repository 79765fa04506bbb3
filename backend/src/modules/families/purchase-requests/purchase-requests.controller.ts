import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '../../../kernel/languages.js';
import { ReaderLanguage } from '../../../platform/http/accept-language.js';
import { Answers, AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { IdParam } from '../../../platform/http/id-param.js';
import {
  ApprovePurchaseRequest,
  AskToBuyRequest,
  DeclinePurchaseRequest,
  PurchaseRequestResponse,
  WardRequestResponse,
} from './purchase-requests.dto.js';
import { PurchaseRequestsQueries } from './purchase-requests.queries.js';
import { PurchaseRequestsService } from './purchase-requests.service.js';
import { ClosedToPrograms } from '../../../platform/security/scopes.js';
import { MemberController } from '../../../platform/security/controllers.js';

/** A minor's requests to the guardians. */
@MemberController('me/purchase-requests', { tag: 'Family', area: 'shop' })
export class PurchaseRequestsController {
  constructor(
    private readonly requests: PurchaseRequestsService,
    private readonly queries: PurchaseRequestsQueries,
  ) {}

  @Get()
  @Summary('List what the member asked guardians for, with the answers; the latest request for each product')
  @Answers([PurchaseRequestResponse])
  list(@Me() { accountId }: SignedIn, @ReaderLanguage() language: Language) {
    return this.queries.ofWard(accountId, language);
  }

  @Post('ask-guardians')
  @RateLimit({ name: 'family.ask', limit: 10, perSeconds: 86_400 })
  @Summary(
    'Ask the member’s guardians to buy products',
    'Each guardian gets one email about new requests. Nothing is charged.',
  )
  @Answers(
    [PurchaseRequestResponse],
    'not_found',
    'no_guardian',
    'already_owned',
    'free_product',
    'subscription_only',
  )
  async ask(
    @Me() me: SignedIn,
    @Body() { productIds }: AskToBuyRequest,
    @ReaderLanguage() language: Language,
  ) {
    await this.requests.ask(me, productIds);
    return this.queries.ofWard(me.accountId, language);
  }
}

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
  list(@Me() { accountId }: SignedIn, @ReaderLanguage() language: Language) {
    return this.queries.waitingFor(accountId, language);
  }

  @Post(':id/approve')
  @Summary('Add the requested product to the guardian’s cart for the daughter; paying is decided there')
  @AnswersNothing(
    'not_found',
    'already_resolved',
    'owned_by_ward',
    'already_owned',
    'free_product',
    'subscription_only',
  )
  approve(@Me() me: SignedIn, @IdParam() id: string, @Body() { offerId }: ApprovePurchaseRequest) {
    return this.requests.approve(me, id, offerId?.toLowerCase() ?? offerId);
  }

  @Post(':id/decline')
  @Summary('Decline a purchase request, with an optional note for the daughter')
  @AnswersNothing('not_found', 'already_resolved')
  decline(@Me() me: SignedIn, @IdParam() id: string, @Body() { answer }: DeclinePurchaseRequest) {
    return this.requests.decline(me, id, answer ?? null);
  }
}
