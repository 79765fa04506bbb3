import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Public } from '../../../platform/security/access.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { PublicOfferingResponse, SlotResponse, SlotsQuery } from './public-offerings.dto.js';
import { PublicOfferingsQueries } from './public-offerings.queries.js';

@ApiTags('Coaching')
@RateLimit({ name: 'coaching', limit: 120, perSeconds: 60, byAddressToo: true })
@Controller('coaching/offerings')
@Public()
export class PublicOfferingsController {
  constructor(private readonly queries: PublicOfferingsQueries) {}

  @Get()
  @ApiOperation({
    summary: 'List the offerings that can be booked without an account',
    description: 'An offering is listed once it has hours and a place to meet.',
  })
  @ApiOkResponse({ type: [PublicOfferingResponse] })
  list(): Promise<PublicOfferingResponse[]> {
    return this.queries.list();
  }

  @Get(':id/slots')
  @ApiOperation({
    summary: 'List the free times in a range, in order',
    description: 'In UTC. Times requested in the last 30 minutes and not confirmed yet count as taken.',
  })
  @ApiOkResponse({ type: [SlotResponse] })
  @Refuses('not_found')
  slots(@IdParam() id: string, @Query() query: SlotsQuery): Promise<SlotResponse[]> {
    return this.queries.slots(id, query);
  }
}
