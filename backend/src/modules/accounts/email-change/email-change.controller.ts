import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { MeQueries } from '../profile/me.queries.js';
import { ChangeEmailRequest } from './email-change.dto.js';
import { EmailChangeService } from './email-change.service.js';
import { MeResponse } from '../profile/me.dto.js';
import { ClosedToPrograms } from '../../../platform/security/scopes.js';

/** Changes a person's address. POST /api/auth/verify-email opens the link in the mail. */
@ApiTags('Me')
@Controller('me/email')
@AllowSignedIn()
@ClosedToPrograms('sign-in')
export class EmailChangeController {
  constructor(
    private readonly changes: EmailChangeService,
    private readonly queries: MeQueries,
  ) {}

  @Post()
  @HttpCode(200)
  @RateLimit({ name: 'me.email', limit: 10, perSeconds: 600 })
  @Summary('Request an email change; it’s confirmed with a link sent to the new address')
  @ApiOkResponse({
    type: MeResponse,
    description: 'Same response whether or not the address has an account',
  })
  @Refuses('same_email', 'wrong_password', 'busy')
  async ask(@Me() me: SignedIn, @Body() body: ChangeEmailRequest): Promise<MeResponse> {
    await this.changes.ask(me, body);
    return this.queries.me(me.accountId);
  }

  @Post('resend')
  @RateLimit({ name: 'me.email', limit: 10, perSeconds: 600 })
  @Summary('Resend the link to the new address; the previous link stops working')
  @Answers(MeResponse, 'not_found')
  async resend(@Me() me: SignedIn): Promise<MeResponse> {
    await this.changes.resend(me.accountId);
    return this.queries.me(me.accountId);
  }

  @Delete()
  @Summary('Cancel the email change')
  @Answers(MeResponse)
  async callOff(@Me() me: SignedIn): Promise<MeResponse> {
    await this.changes.callOff(me.accountId);
    return this.queries.me(me.accountId);
  }
}
