import { Global, Module } from '@nestjs/common';
import { SecurityModule } from '../../platform/security/security.module.js';
import { SessionVerifier } from '../../platform/security/session-verifier.js';
import { MediaModule } from '../media/index.js';
import { AccessTokens } from './access-token.service.js';
import { Accounts } from './account.service.js';
import { AccountErasure } from './account-erasure.service.js';
import { SweepAccounts } from './accounts-sweep.service.js';
import { AccountsQueries } from './accounts.queries.js';
import { AuthController } from './auth.controller.js';
import { AvatarController } from './avatar.controller.js';
import { Avatars } from './avatar.service.js';
import { Coaches } from './coach.service.js';
import { EmailChangeController } from './email-change.controller.js';
import { EmailChanges } from './email-change.service.js';
import { LoginSessions } from './login-session.service.js';
import { MeController } from './me.controller.js';
import { OneTimeTokens } from './one-time-token.service.js';
import { OpenEmailChanges } from './open-email-changes.service.js';
import { PasswordHasher } from './password-hasher.service.js';
import { Passwords } from './password.service.js';
import { AccountPersonalData } from './personal-data.queries.js';
import { RefreshTokens } from './refresh-token.service.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactors } from './second-factor.service.js';
import { AccountSessionVerifier } from './session-verifier.service.js';
import { SignIn } from './sign-in.service.js';
import { SignInTries } from './sign-in-tries.service.js';

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
