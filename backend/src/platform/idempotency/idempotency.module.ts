import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { SecurityModule } from '../security/security.module.js';
import { IdempotencyGuard } from './idempotency.guard.js';
import { IdempotencyKeysService } from './idempotency-keys.service.js';
import { PersonalDataService } from './personal-data.service.js';
import { SweepIdempotencyKeysJob } from './sweep-idempotency-keys.job.js';

/** Calls that may be sent again without happening twice. */
@Module({
  imports: [SecurityModule],
  providers: [
    IdempotencyKeysService,
    PersonalDataService,
    SweepIdempotencyKeysJob,
    { provide: APP_GUARD, useClass: IdempotencyGuard },
  ],
})
export class IdempotencyModule {}
