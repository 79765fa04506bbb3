import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Answers, AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import { ClosedToPrograms, ForPrograms } from '../../../platform/security/scopes.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { readDeviceToken } from '../../../platform/security/cookies.js';
import { DuringEnrolment } from '../../../platform/security/during-enrolment.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { IgnoresIdempotencyKey } from '../../../platform/http/ignores-idempotency-key.js';
import { UsesUpload } from '../../media/index.js';
import { ChangeEmailRequest, ChangePasswordRequest } from '../credentials.dto.js';
import { LoginSessionService } from '../sessions/login-session.service.js';
import { PasswordService } from '../password/password.service.js';
import { EmailChangeService } from '../email-change/email-change.service.js';
import { MemberModerationService } from '../moderation/member-moderation.service.js';
import { LoginSessionResponse, MeResponse, SetAvatarRequest, UpdateMeRequest } from './me.dto.js';
import { ProfileService } from './profile.service.js';
import { MeQueries } from './me.queries.js';

@ApiTags('Me')
@ForPrograms('account')
@Controller('me/avatar')
@AllowSignedIn()
export class AvatarController {
  constructor(
    private readonly avatars: ProfileService,
    private readonly queries: MeQueries,
  ) {}

  @Put()
  @RateLimit({ name: 'me.avatar', limit: 20, perSeconds: 600 })
  @Summary('Set an uploaded profile photo (purpose avatar); it’s cropped to 512 × 512 pixels')
  @Answers(MeResponse)
  @UsesUpload()
  async set(@Me() me: SignedIn, @Body() { storageUrl }: SetAvatarRequest) {
    await this.avatars.setAvatar(me.accountId, storageUrl);
    return this.queries.me(me.accountId);
  }

  @Delete()
  @Summary('Remove the profile photo')
  @AnswersNothing()
  remove(@Me() me: SignedIn) {
    return this.avatars.removeAvatar(me.accountId);
  }
}

/** The signed-in person's own account: reading and changing it. */
@ApiTags('Me')
@Controller('me')
@AllowSignedIn()
export class MeController {
  constructor(
    private readonly profile: ProfileService,
    private readonly passwords: PasswordService,
    private readonly sessions: LoginSessionService,
    private readonly queries: MeQueries,
  ) {}

  @Get()
  @ForPrograms('account')
  @DuringEnrolment()
  @Summary('Get the signed-in account')
  @Answers(MeResponse)
  read(@Me() me: SignedIn) {
    return this.queries.me(me.accountId);
  }

  @Patch()
  @ForPrograms('account')
  @Summary('Update the name, bio, time zone or level visibility')
  @Answers(MeResponse)
  async update(@Me() me: SignedIn, @Body() body: UpdateMeRequest) {
    await this.profile.update(me.accountId, body);
    return this.queries.me(me.accountId);
  }

  @Post('change-password')
  @IgnoresIdempotencyKey('sign-in')
  @ClosedToPrograms('sign-in')
  @RateLimit({ name: 'me.password', limit: 10, perSeconds: 600 })
  @Summary('Change the password; signs out the other devices')
  @AnswersNothing('wrong_password', 'weak_password', 'busy')
  async changePassword(
    @Me() me: SignedIn,
    @Body() body: ChangePasswordRequest,
    @Req() request: FastifyRequest,
  ) {
    await this.passwords.change(me, body, readDeviceToken(request));
  }

  @Get('sessions')
  @ClosedToPrograms('sign-in')
  @Summary('List signed-in devices')
  @Answers([LoginSessionResponse])
  listSessions(@Me() me: SignedIn) {
    return this.queries.sessions(me);
  }

  @Delete('sessions/:id')
  @ClosedToPrograms('sign-in')
  @Summary('Sign out a device')
  @AnswersNothing('not_found')
  async endSession(@Me() me: SignedIn, @IdParam() id: string, @Req() request: FastifyRequest) {
    await this.sessions.end(me.accountId, id, readDeviceToken(request));
  }
}

/** Changes a person's address. POST /api/auth/verify-email opens the link in the mail. */
@ApiTags('Me')
@Controller('me')
@AllowSignedIn()
@ClosedToPrograms('sign-in')
export class EmailChangeController {
  constructor(
    private readonly changes: EmailChangeService,
    private readonly queries: MeQueries,
  ) {}

  @Post('change-email')
  @HttpCode(200)
  @RateLimit({ name: 'me.email', limit: 10, perSeconds: 600 })
  @Summary('Request an email change; it’s confirmed with a link sent to the new address')
  @ApiOkResponse({ type: MeResponse, description: 'Same response whether or not the address has an account' })
  @Refuses('same_email', 'wrong_password', 'busy')
  async ask(@Me() me: SignedIn, @Body() body: ChangeEmailRequest): Promise<MeResponse> {
    await this.changes.ask(me, body);
    return this.queries.me(me.accountId);
  }

  @Post('resend-email-change')
  @RateLimit({ name: 'me.email', limit: 10, perSeconds: 600 })
  @Summary('Resend the link to the new address; the previous link stops working')
  @Answers(MeResponse, 'not_found')
  async resend(@Me() me: SignedIn) {
    await this.changes.resend(me.accountId);
    return this.queries.me(me.accountId);
  }

  @Post('cancel-email-change')
  @Summary('Cancel the email change')
  @Answers(MeResponse)
  async callOff(@Me() me: SignedIn) {
    await this.changes.callOff(me.accountId);
    return this.queries.me(me.accountId);
  }
}

/** The coach's warnings to the signed-in member. */
@ApiTags('Me')
@Controller('me/warnings')
@AllowSignedIn()
@ClosedToPrograms('in-person')
export class MyWarningsController {
  constructor(private readonly moderation: MemberModerationService) {}

  @Post(':id/confirm')
  @Summary('Confirm that a warning was read; required before posting again')
  @AnswersNothing('not_found')
  confirm(@Me() me: SignedIn, @IdParam() id: string) {
    return this.moderation.confirm(me, id);
  }
}
