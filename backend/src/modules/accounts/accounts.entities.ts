import { Account } from './account.entity.js';
import { ApiToken } from './api-tokens/api-token.entity.js';
import { Consent } from './consents/consent.entity.js';
import { EmailChange } from './email-change/email-change.entity.js';
import { ApprovalRequest } from './sight/approval-request.entity.js';
import { GuardianMail } from './age/guardian-mail.entity.js';
import { GuardianInvitation } from './guardians/guardian-invitation.entity.js';
import { GuardianLink } from './guardians/guardian-link.entity.js';
import { MemberWarning } from './conduct/member-warning.entity.js';
import { KnownDevice } from './known-devices/known-device.entity.js';
import { OneTimeToken } from './one-time-tokens/one-time-token.entity.js';
import { RecoveryCode } from './second-factor/recovery-code.entity.js';
import { SecondFactor } from './second-factor/second-factor.entity.js';
import { LoginSession } from './sessions/login-session.entity.js';
import { SignInTry } from './password/sign-in-try.entity.js';

export const accountsEntities = [
  Account,
  ApiToken,
  ApprovalRequest,
  Consent,
  EmailChange,
  GuardianInvitation,
  GuardianLink,
  GuardianMail,
  KnownDevice,
  LoginSession,
  MemberWarning,
  OneTimeToken,
  RecoveryCode,
  SecondFactor,
  SignInTry,
];
