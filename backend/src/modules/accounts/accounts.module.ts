import { Global, Module } from '@nestjs/common';
import { SecurityModule } from '../../platform/security/security.module.js';
import { ApiTokenVerifier, SessionVerifier } from '../../platform/security/actor.js';
import { LegalModule } from '../legal/index.js';
import { AuditModule } from '../audit/index.js';
import { MediaModule } from '../media/index.js';
import { SiteModule } from '../site/index.js';
import { AgeController } from './age/age.controller.js';
import { AgeService } from './age/age.service.js';
import { GuardianMailsService } from './age/guardian-mails.service.js';
import { MoveBandsJob } from './age/move-bands.job.js';
import { MemberModerationQueries } from './moderation/member-moderation.queries.js';
import { MemberModerationService } from './moderation/member-moderation.service.js';
import {
  AvatarController,
  EmailChangeController,
  MeController,
  MyWarningsController,
} from './profile/me.controller.js';
import { ReportWeightsService } from './moderation/report-weights.service.js';
import { ConsentsService } from './consents/consents.service.js';
import { DaughtersService } from './guardians/daughters.service.js';
import { FamilyController } from './guardians/family.controller.js';
import { FamilyQueries } from './guardians/family.queries.js';
import { GuardianLinksService } from './guardians/guardian-links.service.js';
import { GuardianRemovalService } from './guardians/guardian-removal.service.js';
import { OnOrderPaid } from './guardians/on-order-paid.js';
import { SecondGuardiansService } from './guardians/second-guardians.service.js';
import { GuardianInvitationsService } from './guardians/guardian-invitations.service.js';
import { ApprovalsController, WardAccessController } from './guardians/ward-access.controller.js';
import { WardAccessService } from './guardians/ward-access.service.js';
import { GuardianProofService } from './guardians/guardian-proof.service.js';
import { WishedConsentsService } from './guardians/wished-consents.service.js';
import { SightService } from './sight/sight.service.js';
import { WardConsentsService } from './guardians/ward-consents.service.js';
import { ApiTokensController } from './api-tokens/api-tokens.controller.js';
import { ApiTokensService } from './api-tokens/api-tokens.service.js';
import { AccessTokenService } from './sessions/access-token.service.js';
import { AccountErasureService } from './erasure/account-erasure.service.js';
import { SweepAccountsJob } from './erasure/sweep-accounts.job.js';
import { AccountsQueries } from './accounts.queries.js';
import { AuthController } from './sign-in/auth.controller.js';
import { ProfileService } from './profile/profile.service.js';
import { BlockingService } from './blocking/blocking.service.js';
import { CoachService } from './sign-in/coach.service.js';
import { EmailChangeService } from './email-change/email-change.service.js';
import { InvitationsService } from './invitations/invitations.service.js';
import { KnownDevicesService } from './known-devices/known-devices.service.js';
import { LoginSessionService } from './sessions/login-session.service.js';
import { MeQueries } from './profile/me.queries.js';
import { MemberRecordService } from './records/member-record.service.js';
import { OneTimeTokenService } from './one-time-tokens/one-time-token.service.js';
import { OpenEmailChangesService } from './open-email-changes.service.js';
import { PasswordHasherService } from './password/password-hasher.service.js';
import { PasswordService } from './password/password.service.js';
import { PersonalDataService } from './personal-data.service.js';
import { RefreshTokenService } from './sessions/refresh-token.service.js';
import { RegistrationService } from './sign-in/registration.service.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { SessionVerifierService } from './sessions/session-verifier.service.js';
import { TotpSecretsService } from './second-factor/totp-secrets.service.js';
import { CountedTriesService } from './sign-in/counted-tries.service.js';
import { SignInCodesService } from './sign-in/sign-in-codes.service.js';
import { SignInService } from './sign-in/sign-in.service.js';
import { SignInTriesService } from './password/sign-in-tries.service.js';
import { StandingQueries } from './consents/standing.queries.js';

/** Global for one reason: the guard of every request needs its SessionVerifier. */
@Global()

@Module({
  imports: [AuditModule, LegalModule, MediaModule, SecurityModule, SiteModule],
  controllers: [
    AgeController,
    ApprovalsController,
    FamilyController,
    WardAccessController,
    ApiTokensController,
    AuthController,
    AvatarController,
    EmailChangeController,
    MeController,
    MyWarningsController,
    SecondFactorController,
  ],
  providers: [
    StandingQueries,
    AgeService,
    ConsentsService,
    GuardianProofService,
    SightService,
    WardAccessService,
    WishedConsentsService,
    DaughtersService,
    FamilyQueries,
    GuardianInvitationsService,
    GuardianLinksService,
    GuardianMailsService,
    GuardianRemovalService,
    OnOrderPaid,
    SecondGuardiansService,
    MoveBandsJob,
    WardConsentsService,
    AccessTokenService,
    AccountErasureService,
    ApiTokensService,
    PersonalDataService,
    AccountsQueries,
    SessionVerifierService,
    BlockingService,
    MemberModerationQueries,
    MemberModerationService,
    ReportWeightsService,
    CoachService,
    EmailChangeService,
    InvitationsService,
    KnownDevicesService,
    LoginSessionService,
    MemberRecordService,
    MeQueries,
    OneTimeTokenService,
    OpenEmailChangesService,
    PasswordHasherService,
    PasswordService,
    ProfileService,
    RefreshTokenService,
    RegistrationService,
    SecondFactorService,
    CountedTriesService,
    SignInCodesService,
    SignInService,
    SignInTriesService,
    SweepAccountsJob,
    TotpSecretsService,
    { provide: SessionVerifier, useExisting: SessionVerifierService },
    { provide: ApiTokenVerifier, useExisting: ApiTokensService },
  ],
  exports: [
    SessionVerifier,
    ApiTokenVerifier,
    FamilyQueries,
    GuardianProofService,
    SightService,
    StandingQueries,
    WardConsentsService,
    GuardianInvitationsService,
    GuardianMailsService,
    GuardianRemovalService,
    AccountErasureService,
    AccountsQueries,
    BlockingService,
    MemberModerationQueries,
    MemberModerationService,
    ReportWeightsService,
    EmailChangeService,
    InvitationsService,
    OneTimeTokenService,
    LoginSessionService,
    MemberRecordService,
    PasswordService,
    SecondFactorService,
    CoachService,
  ],
})
export class AccountsModule {}
