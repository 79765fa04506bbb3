import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing, Creates, Summary } from '../../../platform/http/answers.js';
import { RequestLanguage } from '../../../platform/http/accept-language.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../kernel/languages.js';
import { DomainError } from '../../../kernel/errors.js';
import { AllowSignedIn, Public } from '../../../platform/security/access.js';
import type { ActedRequest } from '../../../platform/security/access.guard.js';
import type { Actor, SignedIn } from '../../../platform/security/actor.js';
import { CurrentActor, Me } from '../../../platform/security/current-actor.js';
import { readDeviceToken, setDeviceCookie } from '../../../platform/security/device-cookie.js';
import { DuringEnrolment } from '../../../platform/security/during-enrolment.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import {
  ACCESS_SECONDS,
  clearSessionCookies,
  readRefreshToken,
  setSessionCookies,
} from '../../../platform/security/session-cookies.js';
import { hasAgeCookie, setAgeCookie } from '../../../platform/security/age-cookie.js';
import { guardianNeeded } from '../guardian-needed.js';
import { RegistrationService } from './registration.service.js';
import { MeQueries } from '../profile/me.queries.js';
import { LoginRequest, RefreshResponse, RegisterRequest, VerifyEmailRequest } from './auth.dto.js';
import { KnownDevicesService } from '../known-devices/known-devices.service.js';
import { LoginSessionService, type OpenSession } from '../sessions/login-session.service.js';
import { MeResponse, SessionResponse } from '../profile/me.dto.js';
import { ForgotPasswordRequest, ResetPasswordRequest } from '../password/password.dto.js';
import { PasswordService } from '../password/password.service.js';
import { SignInService } from './sign-in.service.js';

const isGuardianNeeded = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'guardian_needed';

/** Registering, signing in and out, and the links in mails. Tokens are sent in httpOnly cookies only, never in a body. */
@ApiTags('Sign-in')
@Controller('auth')
@Public()
@DuringEnrolment()
export class AuthController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly signIn: SignInService,
    private readonly sessions: LoginSessionService,
    private readonly passwords: PasswordService,
    private readonly devices: KnownDevicesService,
    private readonly queries: MeQueries,
  ) {}

  @Post('register')
  @RateLimit({ name: 'auth.register', limit: 30, perSeconds: 600, byAddressToo: true })
  @Summary('Create a member account and sign in')
  @ApiHeader({
    name: 'accept-language',
    required: false,
    schema: { type: 'string' },
    description: 'In which the account is spoken to from now on, where it names a language of ours',
  })
  @Creates(MeResponse, 'email_taken', 'guardian_needed', 'weak_password', 'busy')
  async register(
    @Body() body: RegisterRequest,
    @RequestLanguage() language: Language | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MeResponse> {
    if (hasAgeCookie(request)) throw guardianNeeded();
    try {
      const session = await this.registration.register(body, this.devices.deviceOf(request), language);
      return await this.welcome(session, readDeviceToken(request), request, reply);
    } catch (error) {
      // Blocks another try with a different date of birth.
      if (isGuardianNeeded(error)) setAgeCookie(reply);
      throw error;
    }
  }

  @Post('login')
  @RateLimit({ name: 'auth.login', limit: 60, perSeconds: 60, byAddressToo: true })
  @Summary('Sign in')
  @Answers(
    MeResponse,
    'wrong_credentials',
    'code_required',
    'mailed_code_required',
    'account_blocked',
    'guardian_needed',
    'sign_in_required',
    'busy',
  )
  async login(
    @Body() body: LoginRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MeResponse> {
    const device = this.devices.deviceOf(request);
    let deviceToken = device.token;
    try {
      const session = await this.signIn.signIn(body, device, (token) => {
        deviceToken = token;
        setDeviceCookie(reply, token);
      });
      return await this.welcome(session, deviceToken, request, reply);
    } catch (error) {
      if (isGuardianNeeded(error)) setAgeCookie(reply);
      throw error;
    }
  }

  @Post('logout')
  @Summary('End the session of this device')
  @AnswersNothing()
  async logout(@Req() request: ActedRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.sessions.endOf(request.actor, readRefreshToken(request));
    clearSessionCookies(reply);
  }

  @Post('refresh')
  @RateLimit({ name: 'auth.refresh', limit: 120, perSeconds: 60, byAddressToo: true })
  @Summary('Exchange the refresh cookie for new cookies')
  @Answers(RefreshResponse, 'sign_in_required')
  async refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RefreshResponse> {
    try {
      setSessionCookies(reply, await this.sessions.rotate(readRefreshToken(request)));
    } catch (error) {
      // A token that can never be exchanged is removed, so the browser counts as a visitor's from now on.
      if (error instanceof DomainError && error.kind === 'unauthenticated') clearSessionCookies(reply);
      throw error;
    }
    return { expiresInSeconds: ACCESS_SECONDS };
  }

  @Get('session')
  @Summary('Who this browser belongs to; null for a visitor. Never a 401 for a visitor, unlike /api/me')
  @Answers(SessionResponse)
  async session(@CurrentActor() actor: Actor): Promise<SessionResponse> {
    return { account: actor ? await this.queries.me(actor.accountId) : null };
  }

  @Post('forgot-password')
  @HttpCode(202)
  @RateLimit({ name: 'auth.forgot', limit: 20, perSeconds: 600, byAddressToo: true })
  @Summary('Ask for a mail with a link to a new password')
  @ApiAcceptedResponse({
    description:
      'The same whether the address has an account or not, and whether too many were asked for: the link mailed last still works then',
  })
  async forgotPassword(
    @Body() { email }: ForgotPasswordRequest,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.passwords.forgot(email, this.devices.deviceOf(request));
  }

  @Post('reset-password')
  @RateLimit({ name: 'auth.reset', limit: 30, perSeconds: 600, byAddressToo: true })
  @Summary('Choose a new password with the link from the mail; signs out all devices')
  @AnswersNothing('link_invalid', 'weak_password', 'busy')
  async resetPassword(
    @Body() body: ResetPasswordRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    setDeviceCookie(reply, await this.passwords.reset(body, this.devices.deviceOf(request)));
  }

  @Post('verify-email')
  @RateLimit({ name: 'auth.verify', limit: 30, perSeconds: 600, byAddressToo: true })
  @Summary('Confirm an e-mail address with the link from the mail')
  @AnswersNothing('already_confirmed', 'email_taken', 'link_invalid')
  async verifyEmail(@Body() { token }: VerifyEmailRequest): Promise<void> {
    await this.registration.verifyEmail(token);
  }

  @Post('resend-verification')
  @HttpCode(202)
  @AllowSignedIn()
  @RateLimit({ name: 'auth.resend', limit: 5, perSeconds: 600 })
  @Summary('Send the confirmation mail again')
  @ApiAcceptedResponse()
  async resendVerification(@Me() me: SignedIn): Promise<void> {
    await this.registration.resendVerification(me.accountId);
  }

  /** Ends the browser's previous session, because one browser is one device, and remembers the browser as known. */
  private async welcome(
    session: OpenSession,
    deviceToken: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<MeResponse> {
    await this.sessions.endOf(undefined, readRefreshToken(request));
    setSessionCookies(reply, session);
    setDeviceCookie(reply, await this.devices.remember(session.accountId, deviceToken));
    return this.queries.me(session.accountId);
  }
}
