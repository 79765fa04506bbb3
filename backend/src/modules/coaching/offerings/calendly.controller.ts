import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { Public } from '../../../platform/security/access.js';
import type { Actor } from '../../../platform/security/actor.js';
import { CurrentActor } from '../../../platform/security/current-actor.js';
import { ForeignFramesQueries } from '../../accounts/index.js';
import { CalendlyResponse } from './calendly.dto.js';

/** The coach's page at another company (product rule 9.15). */
@ApiTags('Coaching')
@Controller('coaching/calendly')
export class CalendlyController {
  constructor(
    private readonly frames: ForeignFramesQueries,
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
    if (url === null || (await this.frames.mayOpen(actor))) return { url, closed: null };
    return { url: null, closed: 'guardian_consent' };
  }
}
