import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { SecurityModule } from '../security/security.module.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';
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
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
  ],
})
export class IdempotencyModule {}
