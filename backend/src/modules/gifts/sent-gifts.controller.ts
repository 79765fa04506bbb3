import { Post } from '@nestjs/common';
import { Answers, AnswersNothing, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { IgnoresIdempotencyKey } from '../../platform/http/ignores-idempotency-key.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { MemberController } from '../../platform/security/controllers.js';
import { GiftLinksService } from './gift-links.service.js';
import { GiftLinkResponse } from './gifts.dto.js';

@RateLimit({ name: 'gifts.sent', limit: 30, perSeconds: 60 })
@MemberController('me/gifts/:id', { tag: 'Gifts', area: 'shop' })
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
