/**
 * Accounts: people, their roles, passwords and login sessions.
 * Owns accounts, login_sessions, email_changes, one_time_tokens, second_factors, recovery_codes, sign_in_tries.
 * Offers the SessionVerifier that the global guard asks, addresses to write to, and tokens for links in mails.
 * Also the proof of a password, the erasure of a member, and the time zone the figures are kept in.
 * Tells member.joined, member.erased, password.reset-requested, email.verification-requested,
 * email.change-requested, login-session.reuse-detected.
 */
import { Account } from './account.entity.js';
import { EmailChange } from './email-change/email-change.entity.js';
import { LoginSession } from './sessions/login-session.entity.js';
import { OneTimeToken } from './one-time-tokens/one-time-token.entity.js';
import { RecoveryCode } from './second-factor/recovery-code.entity.js';
import { SecondFactor } from './second-factor/second-factor.entity.js';
import { SignInTry } from './sign-in/sign-in-try.entity.js';

export { accountNames, coachCalendar, members } from './accounts.views.js';
export { AccountErasureService } from './erasure/account-erasure.service.js';
export { AccountsModule } from './accounts.module.js';
export { AccountsQueries } from './accounts.queries.js';
export { COACH_TIME_ZONE } from './coach-time-zone.queries.js';
export { CoachService } from './coach.service.js';
export { EmailChangeService } from './email-change/email-change.service.js';
export { LoginSessionService } from './sessions/login-session.service.js';
export { OneTimeTokenService } from './one-time-tokens/one-time-token.service.js';
export { PasswordService } from './password/password.service.js';

export const accountsEntities = [
  Account,
  EmailChange,
  LoginSession,
  OneTimeToken,
  RecoveryCode,
  SecondFactor,
  SignInTry,
];
