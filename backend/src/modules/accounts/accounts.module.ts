import { Global, Module } from '@nestjs/common';
import { SecurityModule } from '../../platform/security/security.module.js';
import { SessionVerifier } from '../../platform/security/session-verifier.js';
import { MediaModule } from '../media/index.js';
import { AccessTokens } from './sessions/access-token.service.js';
import { Accounts } from './account.service.js';
import { AccountErasure } from './erasure/account-erasure.service.js';
import { SweepAccounts } from './erasure/sweep-accounts.job.js';
import { AccountsQueries } from './accounts.queries.js';
import { AuthController } from './sign-in/auth.controller.js';
import { AvatarController } from './profile/avatar.controller.js';
import { Avatars } from './profile/avatar.service.js';
import { Coaches } from './coach.service.js';
import { EmailChangeController } from './email-change/email-change.controller.js';
import { EmailChanges } from './email-change/email-change.service.js';
import { LoginSessions } from './sessions/login-session.service.js';
import { MeController } from './profile/me.controller.js';
import { OneTimeTokens } from './one-time-tokens/one-time-token.service.js';
import { OpenEmailChanges } from './email-change/open-email-changes.service.js';
import { PasswordHasher } from './password/password-hasher.service.js';
import { Passwords } from './password/password.service.js';
import { AccountPersonalData } from './personal-data.queries.js';
import { RefreshTokens } from './sessions/refresh-token.service.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactors } from './second-factor/second-factor.service.js';
import { AccountSessionVerifier } from './sessions/session-verifier.service.js';
import { SignIn } from './sign-in/sign-in.service.js';
import { SignInTries } from './sign-in/sign-in-tries.service.js';

/** Global for one reason only: the guard of every request asks its SessionVerifier. */
@Global()
@Module({
  imports: [MediaModule, SecurityModule],
  controllers: [
    AuthController,
    AvatarController,
    EmailChangeController,
    MeController,
    SecondFactorController,
  ],
  providers: [
    AccessTokens,
    AccountErasure,
    AccountPersonalData,
    Accounts,
    AccountsQueries,
    AccountSessionVerifier,
    Avatars,
    Coaches,
    EmailChanges,
    LoginSessions,
    OneTimeTokens,
    OpenEmailChanges,
    PasswordHasher,
    Passwords,
    RefreshTokens,
    SecondFactors,
    SignIn,
    SignInTries,
    SweepAccounts,
    { provide: SessionVerifier, useExisting: AccountSessionVerifier },
  ],
  exports: [
    SessionVerifier,
    AccountErasure,
    AccountsQueries,
    EmailChanges,
    OneTimeTokens,
    LoginSessions,
    Passwords,
    Coaches,
  ],
})
export class AccountsModule {}
