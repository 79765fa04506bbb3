import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { PairProductsService } from './pair-products.service.js';
import { PairsDto } from './second-seats.dto.js';
import { ForPrograms } from '../../platform/security/scopes.js';

@ApiTags('Enrollments')
@Controller('creator/products/:id/pairs')
@Allow('creator')
@ForPrograms('products')
export class PairProductsController {
  constructor(private readonly products: PairProductsService) {}

  @Get()
  @Summary('Get whether a course is for two')
  @Answers(PairsDto, 'not_found')
  one(@IdParam() id: string): Promise<PairsDto> {
    return this.products.one(id);
  }

  @Put()
  @Summary('Set whether a course is for two from now on; earlier purchases don’t change')
  @Answers(PairsDto, 'not_found')
  async set(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() { forPairs }: PairsDto,
  ): Promise<PairsDto> {
    await this.products.set(accountId, id, forPairs);
    return this.products.one(id);
  }
}
