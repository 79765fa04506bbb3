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
    summary: 'What can be booked without an account',
    description: 'An offering is listed once the coach has said when it is held, and where.',
  })
  @ApiOkResponse({ type: [PublicOfferingResponse] })
  list(): Promise<PublicOfferingResponse[]> {
    return this.queries.list();
  }

  @Get(':id/slots')
  @ApiOperation({
    summary: 'Its free times between two moments, in order',
    description:
      'In UTC; what was asked for within the last half hour and not confirmed yet counts as taken.',
  })
  @ApiOkResponse({ type: [SlotResponse] })
  @Refuses('not_found')
  slots(@IdParam() id: string, @Query() query: SlotsQuery): Promise<SlotResponse[]> {
    return this.queries.slots(id, query);
  }
}
