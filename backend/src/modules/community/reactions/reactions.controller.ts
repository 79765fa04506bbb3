import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { ReactionsResponse } from '../posts/posts.dto.js';
import { ReactedResponse, ReactRequest } from './reactions.dto.js';
import { ReactionsQueries } from './reactions.queries.js';
import { ReactionsService } from './reactions.service.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

@ApiTags('Community')
@Controller('community/posts/:id')
@AllowSignedIn()
@Refuses('not_found')
@ForPrograms('community')
export class ReactionsController {
  constructor(
    private readonly queries: ReactionsQueries,
    private readonly reactions: ReactionsService,
  ) {}

  @Get('reactions')
  @Summary('List the reactions to a post that the reader can see')
  @Answers([ReactedResponse])
  named(@Me() me: SignedIn, @IdParam() id: string) {
    return this.queries.named(me, id);
  }

  @Post('react')
  @RateLimit({ name: 'community.reactions', limit: 300, perSeconds: 600 })
  @Summary('React to a post with an emoji, or remove the reaction')
  @Answers(ReactionsResponse, 'not_possible', 'consent_needed', 'muted')
  async react(@Me() me: SignedIn, @IdParam() id: string, @Body() request: ReactRequest) {
    await this.reactions.react(me, id, request);
    return this.queries.counted(me, id);
  }
}
