import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnswersNothing, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { Allow } from '../../platform/security/access.js';
import { GiftLinksService } from './gift-links.service.js';
import { ForPrograms } from '../../platform/security/scopes.js';

@ApiTags('Coach orders')
@Controller('creator/gifts/:id')
@Allow('creator')
@ForPrograms('orders')
export class CoachGiftsController {
  constructor(private readonly links: GiftLinksService) {}

  @Post('resend')
  @Summary('Resend the email to a gift’s recipient; earlier links still work')
  @AnswersNothing('not_found', 'gift_closed', 'buyer_gone', 'too_many')
  sendAgain(@IdParam() id: string) {
    return this.links.sendAgain(id);
  }
}
