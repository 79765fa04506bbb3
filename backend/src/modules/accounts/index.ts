/**
 * Accounts: people, their roles, passwords and login sessions. Owns accounts, login_sessions, email_changes,
 * one_time_tokens, second_factors, recovery_codes, api_tokens, known_devices, sign_in_tries, approval_requests,
 * guardian_links, guardian_invitations, guardian_mails, consents, member_warnings. Offers the SessionVerifier of the
 * global guard, contact addresses, tokens for emailed links, proof of a password, blocks, invitations, warnings and
 * mutes, the erasure of a member, and the coach's time zone.
 */
export { accountNames, guardianships, memberRecords, members, people } from './accounts.views.js';
export { AccountErasureService } from './erasure/account-erasure.service.js';
export { AccountsModule } from './accounts.module.js';
export { AccountsQueries, type Contact } from './accounts.queries.js';
export { Email } from './credentials.dto.js';
export { BlockingService } from './blocking/blocking.service.js';
export {
  MemberModerationResponse,
  MuteRequest,
  MuteResponse,
  WarningResponse,
  WarnRequest,
} from './moderation/member-moderation.dto.js';
export { MemberModerationQueries } from './moderation/member-moderation.queries.js';
export { MemberModerationService } from './moderation/member-moderation.service.js';
export { ReportWeightsService } from './moderation/report-weights.service.js';
export { isMuted } from './moderation/mutes.js';
export { CoachService } from './sign-in/coach.service.js';
export { EmailChangeService } from './email-change/email-change.service.js';
export { FamilyQueries } from './guardians/family.queries.js';
export { CandidateResponse, ConsentResponse } from './guardians/family.dto.js';
export { CONSENT_PURPOSES, type ConsentPurpose } from './consents/purposes.js';
export { WardConsentsService } from './guardians/ward-consents.service.js';
export { GuardianInvitationsService } from './guardians/guardian-invitations.service.js';
export { GuardianProofService } from './guardians/guardian-proof.service.js';
export { GuardianRemovalService } from './guardians/guardian-removal.service.js';
export { GuardianMailsService } from './age/guardian-mails.service.js';
export { InvitationsService } from './invitations/invitations.service.js';
export { LoginSessionService } from './sessions/login-session.service.js';
export { EditMemberRequest } from './records/member-record.dto.js';
export { MemberRecordService } from './records/member-record.service.js';
export {
  type Action,
  type Facts,
  firstNameAndInitial,
  isMinor,
  type Kinship,
  may,
  type Person,
  shownName,
  STRANGERS,
} from './policy/may.js';
export { refuseMinors } from './policy/refuse-minors.js';
export { StandingQueries } from './consents/standing.queries.js';
export { SightService } from './sight/sight.service.js';
export { INVITATION_LIFETIME, spacedCode } from './one-time-tokens/mailed-code.js';
export { OneTimeTokenService } from './one-time-tokens/one-time-token.service.js';
export { SecondFactorService } from './second-factor/second-factor.service.js';
export { PasswordService } from './password/password.service.js';
