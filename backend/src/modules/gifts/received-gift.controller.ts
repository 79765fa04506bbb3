import { Controller, Get, Param, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../platform/http/answers.js';
import { Refuses } from '../../platform/http/refuses.js';
import { Allow, Public } from '../../platform/security/access.js';
import type { Actor, SignedIn } from '../../platform/security/actor.js';
import { CurrentActor, Me } from '../../platform/security/current-actor.js';
import { ForPrograms } from '../../platform/security/scopes.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { ReceivedGiftResponse, RedeemedGiftResponse } from './gifts.dto.js';
import { ReceivedGiftQueries } from './received-gift.queries.js';
import { RedemptionService } from './redemption.service.js';

/** Gifts by their link. The link gives the right to see the gift, and to redeem it while it is open. */
@ApiTags('Gifts')
@ApiParam({ name: 'token', description: 'Token from the link', schema: { type: 'string', maxLength: 300 } })
@RateLimit({ name: 'gifts', limit: 60, perSeconds: 60, byAddressToo: true })
@Refuses('link_invalid')
@Controller('gifts/:token')
export class ReceivedGiftController {
  constructor(
    private readonly queries: ReceivedGiftQueries,
    private readonly redemption: RedemptionService,
  ) {}

  @Get()
  @Public()
  @Summary('Get a gift: who sent it, and whether it can still be redeemed')
  @Answers(ReceivedGiftResponse)
  read(@CurrentActor() actor: Actor, @Param('token') token: string) {
    return this.queries.find(actor, token);
  }

  @Post('redeem')
  @Allow('member')
  @ForPrograms('shop')
  @Summary(
    'Redeem a gift; if two people try, one of them gets it',
    'Refused if the caller already owns it. The gift stays open for someone else.',
  )
  @Answers(RedeemedGiftResponse, 'gift_redeemed', 'gift_closed', 'already_owned')
  redeem(@Me() { accountId }: SignedIn, @Param('token') token: string) {
    return this.redemption.redeem(accountId, token);
  }
}
