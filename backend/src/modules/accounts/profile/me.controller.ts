import { Body, Controller, Delete, Get, Patch, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Answers, AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { readDeviceToken } from '../../../platform/security/cookies.js';
import { DuringEnrolment } from '../../../platform/security/during-enrolment.js';
import { ClosedToPrograms, ForPrograms } from '../../../platform/security/scopes.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { ChangePasswordRequest } from '../password/password.dto.js';
import { LoginSessionService } from '../sessions/login-session.service.js';
import { LoginSessionResponse } from '../sessions/login-sessions.dto.js';
import { LoginSessionsQueries } from '../sessions/login-sessions.queries.js';
import { MeResponse, UpdateMeRequest } from './me.dto.js';
import { MeQueries } from './me.queries.js';
import { PasswordService } from '../password/password.service.js';
import { ProfileService } from './profile.service.js';

/** The signed-in person's own account: reading and changing it. */
@ApiTags('Me')
@Controller('me')
@AllowSignedIn()
export class MeController {
  constructor(
    private readonly profile: ProfileService,
    private readonly passwords: PasswordService,
    private readonly sessions: LoginSessionService,
    private readonly sessionsQueries: LoginSessionsQueries,
    private readonly queries: MeQueries,
  ) {}

  @Get()
  @ForPrograms('account')
  @DuringEnrolment()
  @Summary('Get the signed-in account')
  @Answers(MeResponse)
  read(@Me() me: SignedIn): Promise<MeResponse> {
    return this.queries.me(me.accountId);
  }

  @Patch()
  @ForPrograms('account')
  @Summary('Update the name, bio, time zone or level visibility')
  @Answers(MeResponse)
  async update(@Me() me: SignedIn, @Body() body: UpdateMeRequest): Promise<MeResponse> {
    await this.profile.update(me.accountId, body);
    return this.queries.me(me.accountId);
  }

  @Post('password')
  @ClosedToPrograms('sign-in')
  @RateLimit({ name: 'me.password', limit: 10, perSeconds: 600 })
  @Summary('Change the password; signs out the other devices')
  @AnswersNothing('wrong_password', 'weak_password', 'busy')
  async changePassword(
    @Me() me: SignedIn,
    @Body() body: ChangePasswordRequest,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.passwords.change(me, body, readDeviceToken(request));
  }

  @Get('sessions')
  @ClosedToPrograms('sign-in')
  @Summary('List signed-in devices')
  @Answers([LoginSessionResponse])
  listSessions(@Me() me: SignedIn): Promise<LoginSessionResponse[]> {
    return this.sessionsQueries.openFor(me);
  }

  @Delete('sessions/:id')
  @ClosedToPrograms('sign-in')
  @Summary('Sign out a device')
  @AnswersNothing('not_found')
  async endSession(@Me() me: SignedIn, @IdParam() id: string, @Req() request: FastifyRequest): Promise<void> {
    await this.sessions.end(me.accountId, id, readDeviceToken(request));
  }
}
