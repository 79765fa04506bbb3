import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { SecurityModule } from '../security/security.module.js';
import { IdempotencyGuard } from './idempotency.guard.js';
import { IdempotencyKeysService } from './idempotency-keys.service.js';
import { PersonalDataService } from './personal-data.service.js';

/** Lets calls be sent again without happening twice. */
@Module({
  imports: [SecurityModule],
  providers: [
    IdempotencyKeysService,
    PersonalDataService,
    { provide: APP_GUARD, useClass: IdempotencyGuard },
  ],
})
export class IdempotencyModule {}
