import { Body, Get, Put } from '@nestjs/common';
import type { Language } from '../../kernel/languages.js';
import { ReaderLanguage } from '../../platform/http/accept-language.js';
import { Answers, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { CoachController, MemberController } from '../../platform/security/controllers.js';
import { ChooseSeatRequest, PairsDto, SecondSeatResponse } from './second-seats.dto.js';
import { SecondSeatsQueries } from './second-seats.queries.js';
import { SecondSeatsService } from './second-seats.service.js';
import { PairProductsService } from './pair-products.service.js';

@MemberController('me/second-seats', { tag: 'Enrollments', area: 'shop' })
export class SecondSeatsController {
  constructor(
    private readonly queries: SecondSeatsQueries,
    private readonly seats: SecondSeatsService,
  ) {}

  @Get()
  @Summary('List the second seats of the member’s courses for two, bought or in the cart')
  @Answers([SecondSeatResponse])
  list(@Me() { accountId }: SignedIn, @ReaderLanguage() language: Language) {
    return this.queries.ofOwner(accountId, language);
  }

  @Put(':productId')
  @RateLimit({ name: 'second-seats', limit: 40, perSeconds: 600 })
  @Summary(
    'Assign the second seat: a daughter, a first name, or no one yet',
    'A daughter then has the course with separate progress. The previous holder loses the seat, but progress is kept. It ends when the owner’s access ends.',
  )
  @Answers(SecondSeatResponse, 'not_found', 'already_owned', 'adults_only')
  async choose(
    @IdParam('productId') productId: string,
    @Me() me: SignedIn,
    @Body() request: ChooseSeatRequest,
    @ReaderLanguage() language: Language,
  ) {
    await this.seats.choose(me, productId, request);
    return this.queries.one(me.accountId, productId, language);
  }
}

@CoachController('creator/products/:id/pairs', { tag: 'Enrollments', area: 'products' })
export class PairProductsController {
  constructor(private readonly products: PairProductsService) {}

  @Get()
  @Summary('Get whether a course is for two')
  @Answers(PairsDto, 'not_found')
  one(@IdParam() id: string) {
    return this.products.one(id);
  }

  @Put()
  @Summary('Set whether a course is for two from now on; earlier purchases don’t change')
  @Answers(PairsDto, 'not_found')
  async set(@IdParam() id: string, @Me() { accountId }: SignedIn, @Body() { isForPairs }: PairsDto) {
    await this.products.set(accountId, id, isForPairs);
    return this.products.one(id);
  }
}
