import { Global, Module } from '@nestjs/common';
import { SessionVerifier } from '../../platform/security/session-verifier.js';
import { SessionVerifierService } from './session-verifier.service.js';

/** Global for one reason only: the guard of every request asks its SessionVerifier. */
@Global()
@Module({
  providers: [{ provide: SessionVerifier, useClass: SessionVerifierService }],
  exports: [SessionVerifier],
})
export class AccountsModule {}
