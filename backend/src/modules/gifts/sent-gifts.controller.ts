import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { IgnoresIdempotencyKey } from '../../platform/http/ignores-idempotency-key.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { GiftLinksService } from './gift-links.service.js';
import { GiftLinkResponse } from './gifts.dto.js';
import { ForPrograms } from '../../platform/security/scopes.js';

@ApiTags('Gifts')
@RateLimit({ name: 'gifts.sent', limit: 30, perSeconds: 60 })
@Controller('me/gifts/:id')
@Allow('member')
@ForPrograms('shop')
export class SentGiftsController {
  constructor(private readonly links: GiftLinksService) {}

  @Post('resend')
  @Summary('Resend the email to a gift’s recipient; earlier links still work')
  @AnswersNothing('not_found', 'gift_closed', 'buyer_gone')
  sendAgain(@Me() { accountId }: SignedIn, @IdParam() id: string) {
    return this.links.sendAgain(id, accountId);
  }

  @Post('create-link')
  @IgnoresIdempotencyKey('secret')
  @Summary('Get a link to share a gift; earlier links still work')
  @Answers(GiftLinkResponse, 'not_found', 'gift_closed')
  async copy(@Me() { accountId }: SignedIn, @IdParam() id: string) {
    return { url: await this.links.copy(accountId, id) };
  }
}
