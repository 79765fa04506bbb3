import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DEFAULT_LANGUAGE, type Language } from '../../kernel/languages.js';
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
  @ApiOperation({ summary: 'How far the place has come towards its first guest' })
  @ApiOkResponse({ type: FirstRunResponse })
  read(): Promise<FirstRunResponse> {
    return this.queries.read();
  }

  @Put()
  @ApiOperation({ summary: 'Put the guide away, or bring it back' })
  @ApiOkResponse({ type: FirstRunResponse })
  async save(@Body() { isPutAway }: FirstRunRequest): Promise<FirstRunResponse> {
    await this.guide.putAway(isPutAway);
    return this.queries.read();
  }

  @Post('checks')
  @HttpCode(200)
  @RateLimit({ name: 'first-run.check', limit: 30, perSeconds: 3600 })
  @ApiOperation({
    summary: 'Try out payments, mail or files',
    description:
      'payments: Stripe is asked with the keys that take the money. mail: a mail goes to the coach’s own address. files: a file is written into the bucket, read as a browser would, and deleted.',
  })
  @ApiOkResponse({ type: FirstRunResponse })
  async check(
    @Me() { accountId }: SignedIn,
    @Body() { step }: FirstRunCheckRequest,
    @RequestLanguage() language: Language = DEFAULT_LANGUAGE,
  ): Promise<FirstRunResponse> {
    await this.guide.check(step, accountId, language);
    return this.queries.read();
  }
}
