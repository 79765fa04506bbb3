import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import type { Language } from '../../../kernel/languages.js';
import { ReaderLanguage } from '../../../platform/http/accept-language.js';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { Public } from '../../../platform/security/access.js';
import type { Actor } from '../../../platform/security/actor.js';
import { CurrentActor } from '../../../platform/security/current-actor.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { StandingQueries } from '../../accounts/index.js';
import {
  CalendlyResponse,
  PublicOfferingResponse,
  SlotResponse,
  SlotsQuery,
} from './public-offerings.dto.js';
import { PublicOfferingsQueries } from './public-offerings.queries.js';

/** The coach's Calendly page (product rule 9.15). */
@ApiTags('Coaching')
@Controller('coaching/calendly')
export class CalendlyController {
  constructor(
    private readonly frames: StandingQueries,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Public()
  @Summary(
    'Get the coach’s Calendly page, if there is one',
    'A minor gets the address once a guardian has agreed to pages of other companies.',
  )
  @Answers(CalendlyResponse)
  async read(@CurrentActor() actor: Actor): Promise<CalendlyResponse> {
    const url = this.config.calendlyUrl;
    if (url === null || (await this.frames.mayOpenFrames(actor))) return { url, closed: null };
    return { url: null, closed: 'guardian_consent' };
  }
}

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
  list(@ReaderLanguage() language: Language) {
    return this.queries.list(language);
  }

  @Get(':id/slots')
  @Summary(
    'List the free times in a range, in order',
    'In UTC. Times requested in the last 30 minutes and not confirmed yet count as taken.',
  )
  @Answers([SlotResponse], 'not_found')
  slots(@IdParam() id: string, @Query() query: SlotsQuery) {
    return this.queries.slots(id, query);
  }
}
