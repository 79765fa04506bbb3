import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing, Creates, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { IgnoresIdempotencyKey } from '../../../platform/http/ignores-idempotency-key.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { FreshSignIn } from '../../../platform/security/fresh-sign-in.guard.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { ApiTokenResponse, NewApiTokenRequest, NewApiTokenResponse } from './api-tokens.dto.js';
import { ApiTokensService } from './api-tokens.service.js';
import { ClosedToPrograms } from '../../../platform/security/scopes.js';

/** API tokens. People create them; a program cannot. */
@ApiTags('Me')
@Controller('me/api-tokens')
@AllowSignedIn()
@ClosedToPrograms('tokens')
export class ApiTokensController {
  constructor(private readonly tokens: ApiTokensService) {}

  @Get()
  @Summary('List active personal API tokens, newest first')
  @Answers([ApiTokenResponse])
  list(@Me() me: SignedIn) {
    return this.tokens.list(me.accountId);
  }

  @Post()
  @IgnoresIdempotencyKey('secret')
  @FreshSignIn()
  @RateLimit({ name: 'me.api-tokens', limit: 20, perSeconds: 3600 })
  @Summary(
    'Create a personal API token',
    'The token is only returned once. It can do what its scopes and its owner’s role allow. It can’t create tokens or change the password, email or two-step sign-in. It ends when it expires, is revoked, the password changes or the account is deleted. Limit: 20 tokens.',
  )
  @Creates(NewApiTokenResponse, 'full')
  make(@Me() me: SignedIn, @Body() request: NewApiTokenRequest) {
    return this.tokens.make(me, request);
  }

  @Delete(':id')
  @Summary('Revoke a personal API token immediately')
  @AnswersNothing('not_found')
  revoke(@Me() me: SignedIn, @IdParam() id: string) {
    return this.tokens.revoke(me.accountId, id);
  }
}
