import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { AccessGuard } from './access.guard.js';
import { AccessTokenStrategy } from './access-token.strategy.js';
import { AppSecret } from './app-secret.js';
import { FreshSignInGuard } from './fresh-sign-in.guard.js';
import { Operations } from './operations.js';
import { RateLimitGuard } from './rate-limit.guard.js';
import { RateLimiter } from './rate-limiter.js';
import { SecretUsesService } from './secret-uses.service.js';

/**
 * Provides the guards that every request passes, in this order. Needs a SessionVerifier, which the accounts module
 * provides.
 */
@Module({
  imports: [DiscoveryModule],
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: RateLimitGuard },
    { provide: APP_GUARD, useClass: FreshSignInGuard },
    AccessTokenStrategy,
    AppSecret,
    RateLimiter,
    SecretUsesService,
    Operations,
  ],
  exports: [AppSecret, RateLimiter, Operations],
})
export class SecurityModule {}
