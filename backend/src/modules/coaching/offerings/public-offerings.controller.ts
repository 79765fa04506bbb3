import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
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
  @Summary(
    'List the offerings that can be booked without an account',
    'An offering is listed once it has hours and a place to meet.',
  )
  @Answers([PublicOfferingResponse])
  list(): Promise<PublicOfferingResponse[]> {
    return this.queries.list();
  }

  @Get(':id/slots')
  @Summary(
    'List the free times in a range, in order',
    'In UTC. Times requested in the last 30 minutes and not confirmed yet count as taken.',
  )
  @Answers([SlotResponse], 'not_found')
  slots(@IdParam() id: string, @Query() query: SlotsQuery): Promise<SlotResponse[]> {
    return this.queries.slots(id, query);
  }
}
