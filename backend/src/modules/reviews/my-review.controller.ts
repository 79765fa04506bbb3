import { Body, Delete, Get, Put } from '@nestjs/common';
import { Answers, AnswersNothing, Summary } from '../../platform/http/answers.js';
import { Refuses } from '../../platform/http/refuses.js';
import { IdParam } from '../../platform/http/id-param.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { MemberController } from '../../platform/security/controllers.js';
import { MyReviewHolder, MyReviewResponse, WriteReviewRequest } from './my-review.dto.js';
import { MyReviewService } from './my-review.service.js';

@MemberController('me/reviews/:productId', { tag: 'Reviews', area: 'shop' })
@Refuses('not_found')
export class MyReviewController {
  constructor(private readonly reviews: MyReviewService) {}

  @Get()
  @Summary('Get the member’s review of an owned product')
  @Answers(MyReviewHolder)
  async read(@Me() me: SignedIn, @IdParam('productId') productId: string) {
    return { review: await this.reviews.read(me.accountId, productId) };
  }

  @Put()
  @RateLimit({ name: 'reviews.write', limit: 30, perSeconds: 600 })
  @Summary('Create or update the member’s review; one per owner')
  @Answers(MyReviewResponse)
  write(@Me() me: SignedIn, @IdParam('productId') productId: string, @Body() review: WriteReviewRequest) {
    return this.reviews.write(me.accountId, productId, review);
  }

  @Delete()
  @Summary('Delete the member’s review')
  @AnswersNothing()
  remove(@Me() me: SignedIn, @IdParam('productId') productId: string) {
    return this.reviews.remove(me.accountId, productId);
  }
}
