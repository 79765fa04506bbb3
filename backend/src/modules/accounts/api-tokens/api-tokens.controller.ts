import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { FreshSignIn } from '../../../platform/security/fresh-sign-in.guard.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { ApiTokenResponse, NewApiTokenRequest, NewApiTokenResponse } from './api-tokens.dto.js';
import { ApiTokensService } from './api-tokens.service.js';

/** API tokens. People create them; a program cannot. */
@ApiTags('Me')
@Controller('me/api-tokens')
@AllowSignedIn()
export class ApiTokensController {
  constructor(private readonly tokens: ApiTokensService) {}

  @Get()
  @ApiOperation({ summary: 'List active personal API tokens, newest first' })
  @ApiOkResponse({ type: [ApiTokenResponse] })
  list(@Me() me: SignedIn): Promise<ApiTokenResponse[]> {
    return this.tokens.list(me.accountId);
  }

  @Post()
  @FreshSignIn()
  @RateLimit({ name: 'me.api-tokens', limit: 20, perSeconds: 3600 })
  @ApiOperation({
    summary: 'Create a personal API token',
    description:
      'The token is only returned once. It can do what its scopes and its owner’s role allow. It can’t create tokens or change the password, email or two-step sign-in. It ends when it expires, is revoked, the password changes or the account is deleted. Limit: 20 tokens.',
  })
  @ApiCreatedResponse({ type: NewApiTokenResponse })
  @Refuses('full')
  make(@Me() me: SignedIn, @Body() request: NewApiTokenRequest): Promise<NewApiTokenResponse> {
    return this.tokens.make(me, request);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Revoke a personal API token at once' })
  @ApiNoContentResponse()
  @Refuses('not_found')
  revoke(@Me() me: SignedIn, @IdParam() id: string): Promise<void> {
    return this.tokens.revoke(me.accountId, id);
  }
}
