import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
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

@ApiTags('Community')
@Controller('community/posts/:id/reactions')
@AllowSignedIn()
@Refuses('not_found')
export class ReactionsController {
  constructor(
    private readonly queries: ReactionsQueries,
    private readonly reactions: ReactionsService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List the reactions to a post that the reader can see' })
  @ApiOkResponse({ type: [ReactedResponse] })
  named(@Me() me: SignedIn, @IdParam() id: string): Promise<ReactedResponse[]> {
    return this.queries.named(me, id);
  }

  @Put()
  @HttpCode(200)
  @RateLimit({ name: 'community.reactions', limit: 300, perSeconds: 600 })
  @ApiOperation({ summary: 'React to a post with an emoji, or remove the reaction' })
  @ApiOkResponse({ type: ReactionsResponse })
  @Refuses('not_possible', 'consent_needed', 'muted')
  async react(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() request: ReactRequest,
  ): Promise<ReactionsResponse> {
    await this.reactions.react(me, id, request);
    return this.queries.counted(me, id);
  }
}
