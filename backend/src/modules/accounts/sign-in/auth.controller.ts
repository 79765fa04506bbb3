import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing, Creates, Summary } from '../../../platform/http/answers.js';
import { RequestLanguage } from '../../../platform/http/accept-language.js';
import { IgnoresIdempotencyKey } from '../../../platform/http/ignores-idempotency-key.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../kernel/languages.js';
import { DomainError } from '../../../kernel/errors.js';
import { AllowSignedIn, Public } from '../../../platform/security/access.js';
import type { ActedRequest } from '../../../platform/security/access.guard.js';
import type { Actor, SignedIn } from '../../../platform/security/actor.js';
import { CurrentActor, Me } from '../../../platform/security/current-actor.js';
import {
  hasAgeCookie,
  readDeviceToken,
  setAgeCookie,
  setDeviceCookie,
} from '../../../platform/security/cookies.js';
import { DuringEnrolment } from '../../../platform/security/during-enrolment.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import {
  ACCESS_SECONDS,
  clearSessionCookies,
  readRefreshToken,
  setSessionCookies,
} from '../../../platform/security/session-cookies.js';
import { guardianNeeded } from '../guardian-needed.js';
import { RegistrationService } from './registration.service.js';
import { MeQueries } from '../profile/me.queries.js';
import { LoginRequest, RefreshResponse, RegisterRequest, VerifyEmailRequest } from './auth.dto.js';
import { KnownDevicesService } from '../known-devices/known-devices.service.js';
import { LoginSessionService, type OpenSession } from '../sessions/login-session.service.js';
import { MeResponse, SessionResponse } from '../profile/me.dto.js';
import { ForgotPasswordRequest, ResetPasswordRequest } from '../credentials.dto.js';
import { PasswordService } from '../password/password.service.js';
import { SignInService } from './sign-in.service.js';
import { ClosedToPrograms } from '../../../platform/security/scopes.js';

const isGuardianNeeded = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'guardian_needed';

/** Registering, signing in and out, and the links in mails. Tokens are sent in httpOnly cookies only, never in a body. */
@ApiTags('Sign-in')
@IgnoresIdempotencyKey('sign-in')
@Controller('auth')
@Public()
@DuringEnrolment()
@ClosedToPrograms('sign-in')
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
    description: 'Language of the account, if it’s a supported one',
  })
  @Creates(MeResponse, 'email_taken', 'guardian_needed', 'weak_password', 'busy')
  async register(
    @Body() body: RegisterRequest,
    @RequestLanguage() language: Language | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
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
  ) {
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
  @Summary('Sign out on this device')
  @AnswersNothing()
  async logout(@Req() request: ActedRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.sessions.endOf(request.actor, readRefreshToken(request));
    clearSessionCookies(reply);
  }

  @Post('refresh')
  @RateLimit({ name: 'auth.refresh', limit: 120, perSeconds: 60, byAddressToo: true })
  @Summary('Exchange the refresh cookie for new cookies')
  @Answers(RefreshResponse, 'sign_in_required')
  async refresh(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
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
  @Summary(
    'Get the account of this browser; null for a visitor. Unlike /api/me, never returns 401 for a visitor',
  )
  @Answers(SessionResponse)
  async session(@CurrentActor() actor: Actor) {
    return { account: actor ? await this.queries.me(actor.accountId) : null };
  }

  @Post('forgot-password')
  @HttpCode(202)
  @RateLimit({ name: 'auth.forgot', limit: 20, perSeconds: 600, byAddressToo: true })
  @Summary('Request an email with a password reset link')
  @ApiAcceptedResponse({
    description:
      'Same response whether or not the account exists, and also after too many requests. The last emailed link still works then.',
  })
  async forgotPassword(
    @Body() { email }: ForgotPasswordRequest,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.passwords.forgot(email, this.devices.deviceOf(request));
  }

  @Post('reset-password')
  @RateLimit({ name: 'auth.reset', limit: 30, perSeconds: 600, byAddressToo: true })
  @Summary('Reset the password with the emailed link; signs out all devices')
  @AnswersNothing('link_invalid', 'weak_password', 'busy')
  async resetPassword(
    @Body() body: ResetPasswordRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    setDeviceCookie(reply, await this.passwords.reset(body, this.devices.deviceOf(request)));
  }

  @Post('verify-email')
  @RateLimit({ name: 'auth.verify', limit: 30, perSeconds: 600, byAddressToo: true })
  @Summary('Confirm an email address with the emailed link')
  @AnswersNothing('already_confirmed', 'email_taken', 'link_invalid')
  async verifyEmail(@Body() { token }: VerifyEmailRequest) {
    await this.registration.verifyEmail(token);
  }

  @Post('resend-verification')
  @HttpCode(202)
  @AllowSignedIn()
  @RateLimit({ name: 'auth.resend', limit: 5, perSeconds: 600 })
  @Summary('Resend the confirmation email')
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
