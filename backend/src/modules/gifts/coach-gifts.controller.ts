import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../platform/http/id-param.js';
import { Refuses } from '../../platform/http/refuses.js';
import { Allow } from '../../platform/security/access.js';
import { GiftLinksService } from './gift-links.service.js';

/** Gifts in the orders that the coach looks at. */
@ApiTags('Coach orders')
@Controller('creator/gifts/:id')
@Allow('creator')
export class CoachGiftsController {
  constructor(private readonly links: GiftLinksService) {}

  @Post('mails')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Resend the email to a gift’s recipient; earlier links still work',
  })
  @ApiNoContentResponse()
  @Refuses('not_found', 'gift_closed', 'buyer_gone', 'too_many')
  sendAgain(@IdParam() id: string): Promise<void> {
    return this.links.sendAgain(id);
  }
}
