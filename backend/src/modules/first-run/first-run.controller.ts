import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DEFAULT_LANGUAGE, type Language } from '../../kernel/languages.js';
import { Answers, Summary } from '../../platform/http/answers.js';
import { RequestLanguage } from '../../platform/http/accept-language.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { FirstRunCheckRequest, FirstRunRequest, FirstRunResponse } from './first-run.dto.js';
import { FirstRunQueries } from './first-run.queries.js';
import { FirstRunService } from './first-run.service.js';

@ApiTags('Coach settings')
@Controller('creator/first-run')
@Allow('creator')
export class FirstRunController {
  constructor(
    private readonly queries: FirstRunQueries,
    private readonly guide: FirstRunService,
  ) {}

  @Get()
  @Summary('How far the place has come towards its first guest')
  @Answers(FirstRunResponse)
  read(): Promise<FirstRunResponse> {
    return this.queries.read();
  }

  @Put()
  @Summary('Put the guide away, or bring it back')
  @Answers(FirstRunResponse)
  async save(@Body() { isPutAway }: FirstRunRequest): Promise<FirstRunResponse> {
    await this.guide.putAway(isPutAway);
    return this.queries.read();
  }

  @Post('checks')
  @RateLimit({ name: 'first-run.check', limit: 30, perSeconds: 3600 })
  @Summary(
    'Try out payments, mail or files',
    'payments: Stripe is asked with the keys that take the money. mail: a mail goes to the coach’s own address. files: a file is written into the bucket, read as a browser would, and deleted.',
  )
  @Answers(FirstRunResponse)
  async check(
    @Me() { accountId }: SignedIn,
    @Body() { step }: FirstRunCheckRequest,
    @RequestLanguage() language: Language = DEFAULT_LANGUAGE,
  ): Promise<FirstRunResponse> {
    await this.guide.check(step, accountId, language);
    return this.queries.read();
  }
}
