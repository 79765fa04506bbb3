import { Body, Get, Post, Put } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language } from '../../kernel/languages.js';
import { Answers, Summary } from '../../platform/http/answers.js';
import { RequestLanguage } from '../../platform/http/accept-language.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { CoachController } from '../../platform/security/controllers.js';
import { FirstRunCheckRequest, FirstRunRequest, FirstRunResponse } from './first-run.dto.js';
import { FirstRunQueries } from './first-run.queries.js';
import { FirstRunService } from './first-run.service.js';

@CoachController('creator/first-run', { tag: 'Coach settings', area: 'settings' })
export class FirstRunController {
  constructor(
    private readonly queries: FirstRunQueries,
    private readonly guide: FirstRunService,
  ) {}

  @Get()
  @Summary('Get the progress of the setup guide')
  @Answers(FirstRunResponse)
  read() {
    return this.queries.read();
  }

  @Put()
  @Summary('Hide the setup guide, or show it again')
  @Answers(FirstRunResponse)
  async save(@Body() { isPutAway }: FirstRunRequest) {
    await this.guide.putAway(isPutAway);
    return this.queries.read();
  }

  @Post('check')
  @RateLimit({ name: 'first-run.check', limit: 30, perSeconds: 3600 })
  @Summary(
    'Test payments, email or files',
    'payments: calls Stripe with the live keys. mail: sends an email to the coach. files: writes a file to the bucket, reads it the way a browser does, and deletes it.',
  )
  @Answers(FirstRunResponse)
  async check(
    @Me() { accountId }: SignedIn,
    @Body() { step }: FirstRunCheckRequest,
    @RequestLanguage() language: Language = DEFAULT_LANGUAGE,
  ) {
    await this.guide.check(step, accountId, language);
    return this.queries.read();
  }
}
