import { Post } from '@nestjs/common';
import { AnswersNothing, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { CoachController } from '../../platform/security/controllers.js';
import { GiftLinksService } from './gift-links.service.js';

@CoachController('creator/gifts/:id', { tag: 'Coach orders', area: 'orders' })
export class CoachGiftsController {
  constructor(private readonly links: GiftLinksService) {}

  @Post('resend')
  @Summary('Resend the email to a gift’s recipient; earlier links still work')
  @AnswersNothing('not_found', 'gift_closed', 'buyer_gone', 'too_many')
  sendAgain(@IdParam() id: string) {
    return this.links.sendAgain(id);
  }
}
