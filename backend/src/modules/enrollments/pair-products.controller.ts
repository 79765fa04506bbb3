import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../platform/http/id-param.js';
import { Refuses } from '../../platform/http/refuses.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { PairProductsService } from './pair-products.service.js';
import { PairsDto } from './second-seats.dto.js';

@ApiTags('Enrollments')
@Controller('creator/products/:id/pairs')
@Allow('creator')
export class PairProductsController {
  constructor(private readonly products: PairProductsService) {}

  @Get()
  @ApiOperation({ summary: 'Get whether a course is for two' })
  @ApiOkResponse({ type: PairsDto })
  @Refuses('not_found')
  one(@IdParam() id: string): Promise<PairsDto> {
    return this.products.one(id);
  }

  @Put()
  @ApiOperation({ summary: 'Set whether a course is for two from now on; earlier purchases don’t change' })
  @ApiOkResponse({ type: PairsDto })
  @Refuses('not_found')
  async set(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() { forPairs }: PairsDto,
  ): Promise<PairsDto> {
    await this.products.set(accountId, id, forPairs);
    return this.products.one(id);
  }
}
