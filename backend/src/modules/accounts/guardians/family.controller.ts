import { Body, Controller, Get, Param, Post, Req } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Answers, AnswersNothing, Creates, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Allow, Public } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { FreshSignIn } from '../../../platform/security/fresh-sign-in.guard.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { MemberModerationResponse } from '../moderation/member-moderation.dto.js';
import { MemberModerationQueries } from '../moderation/member-moderation.queries.js';
import { KnownDevicesService } from '../known-devices/known-devices.service.js';
import { DaughtersService } from './daughters.service.js';
import {
  AcceptGuardianRequest,
  AddDaughterRequest,
  AgreeRequest,
  ConsentResponse,
  FamilyResponse,
  GuardianInvitationResponse,
  InviteGuardianRequest,
  TakeDaughterRequest,
} from './family.dto.js';
import { FamilyQueries } from './family.queries.js';
import { GuardianInvitationsService } from './guardian-invitations.service.js';
import { GuardianRemovalService } from './guardian-removal.service.js';
import { SecondGuardiansService } from './second-guardians.service.js';
import { WardConsentsService } from './ward-consents.service.js';
import { ClosedToPrograms } from '../../../platform/security/scopes.js';

/** A guardian's wards: their accounts, their consents, and their other guardians. */
@ApiTags('Family')
@Controller('family')
@Allow('member')
@ClosedToPrograms('guardian')
export class FamilyController {
  constructor(
    private readonly devices: KnownDevicesService,
    private readonly queries: FamilyQueries,
    private readonly daughters: DaughtersService,
    private readonly consents: WardConsentsService,
    private readonly invitations: GuardianInvitationsService,
    private readonly seconds: SecondGuardiansService,
    private readonly removal: GuardianRemovalService,
    private readonly moderation: MemberModerationQueries,
  ) {}

  @Get()
  @Summary('List the member’s wards and guardians')
  @Answers(FamilyResponse)
  read(@Me() me: SignedIn) {
    return this.queries.family(me);
  }

  @Post('wards')
  @RateLimit({ name: 'family.add', limit: 10, perSeconds: 600 })
  @Summary(
    'Create an account for a daughter',
    'From age 13, a link to choose a password is emailed once the account has consent.',
  )
  @Creates(
    FamilyResponse,
    'adults_only',
    'own_password',
    'email_taken',
    'name_taken',
    'weak_password',
    'busy',
  )
  async add(@Me() me: SignedIn, @Body() body: AddDaughterRequest) {
    await this.daughters.add(me, body);
    return this.queries.family(me);
  }

  @Post('wards/link')
  @RateLimit({ name: 'family.take', limit: 10, perSeconds: 600 })
  @Summary('Become the guardian of a minor who already has an account')
  @Answers(
    FamilyResponse,
    ...([
      'adults_only',
      'no_minor',
      'full',
      'wrong_credentials',
      'code_required',
      'account_blocked',
      'busy',
    ] as const),
  )
  async take(@Me() me: SignedIn, @Body() body: TakeDaughterRequest, @Req() request: FastifyRequest) {
    await this.daughters.take(me, body, this.devices.deviceOf(request));
    return this.queries.family(me);
  }

  @Get('wards/:id/consents')
  @Summary(
    'List all consents given and withdrawn for a minor, newest first',
    'For guardians and the daughter',
  )
  @Answers([ConsentResponse], 'not_found')
  readConsents(@Me() me: SignedIn, @IdParam() id: string) {
    return this.queries.consents(me, id);
  }

  @Get('wards/:id/moderation')
  @Summary('Get a daughter’s warnings, and whether they’re muted')
  @Answers(MemberModerationResponse, 'not_found')
  async readModeration(@Me() me: SignedIn, @IdParam() id: string) {
    await this.queries.expect(me, 'see-moderation', id);
    return this.moderation.of(id);
  }

  @Post('wards/:id/update-consents')
  @Summary(
    'Set the current consents',
    'Without `account`, everything ends and the daughter is signed out on all devices. Until an adult is confirmed, consents are kept in `wished`.',
  )
  @Answers(FamilyResponse, 'not_found')
  async agree(@Me() me: SignedIn, @IdParam() id: string, @Body() { purposes }: AgreeRequest) {
    await this.consents.agree(me, id, purposes);
    return this.queries.family(me);
  }

  @Post('wards/:id/invite-guardian')
  @RateLimit({ name: 'family.invite', limit: 5, perSeconds: 3600 })
  @Summary('Invite a second guardian by email; a new invitation replaces the previous one')
  @Answers(FamilyResponse, 'not_found', 'full')
  async invite(@Me() me: SignedIn, @IdParam() id: string, @Body() { email }: InviteGuardianRequest) {
    await this.invitations.invite(me, id, email);
    return this.queries.family(me);
  }

  @Post('wards/:id/cancel-invitation')
  @Summary('Cancel the invitation')
  @Answers(FamilyResponse, 'not_found')
  async callOff(@Me() me: SignedIn, @IdParam() id: string) {
    await this.invitations.callOff(me, id);
    return this.queries.family(me);
  }

  @Post('wards/:id/confirm-guardian')
  @FreshSignIn()
  @Summary(
    'Confirm the person who agreed to be the second guardian',
    'An order paid by card or a call with the coach may still be required.',
  )
  @Answers(FamilyResponse, 'not_found')
  async confirm(@Me() me: SignedIn, @IdParam() id: string) {
    await this.seconds.confirm(me, id);
    return this.queries.family(me);
  }

  @Post('wards/:id/guardians/:guardianId/remove')
  @Summary(
    'Remove the other guardian, a pending guardian or yourself',
    'At least one confirmed adult must stay.',
  )
  @Answers(FamilyResponse, 'not_found', 'guardian_unproven')
  async remove(@Me() me: SignedIn, @IdParam() id: string, @IdParam('guardianId') guardianId: string) {
    await this.removal.remove(me, id, guardianId);
    return this.queries.family(me);
  }

  @Post('acceptances/:id/withdraw')
  @Summary('Withdraw the acceptance as second guardian')
  @Answers(FamilyResponse, 'not_found')
  async withdraw(@Me() me: SignedIn, @IdParam() id: string) {
    await this.removal.withdraw(me, id);
    return this.queries.family(me);
  }

  @Get('invitations/:token')
  @Public()
  @RateLimit({ name: 'family.invitation', limit: 60, perSeconds: 60, byAddressToo: true })
  @Summary('Get a guardian invitation: the child and the inviter')
  @ApiParam({
    name: 'token',
    schema: { type: 'string', maxLength: 100 },
    description: 'Token from the emailed link',
  })
  @Answers(GuardianInvitationResponse, 'link_invalid')
  readInvitation(@Param('token') token: string) {
    return this.invitations.read(token);
  }

  @Post('invitations/accept')
  @FreshSignIn()
  @RateLimit({ name: 'family.accept', limit: 30, perSeconds: 600 })
  @Summary(
    'Accept the invitation to be a second guardian',
    'Requires the confirmed address that was invited. The first guardian then has to confirm it.',
  )
  @AnswersNothing('adults_only', 'not_invited', 'link_invalid', 'conflict')
  accept(@Me() me: SignedIn, @Body() { token }: AcceptGuardianRequest) {
    return this.seconds.accept(me, token);
  }
}
