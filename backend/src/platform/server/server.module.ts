import { Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { ApiDocs } from './api-docs.js';
import { BucketCheck, ReadinessMeasure } from './bucket-check.js';
import { HealthController, Readiness } from './health.controller.js';
import { ProblemFilter } from './problem.filter.js';
import { Routes } from './routes.js';
import { requestValidation } from './validation.js';

/** Provides the one way in (validation), the one way out for errors (the envelope), and the health of the process. */
@Module({
  controllers: [HealthController],
  providers: [
    ApiDocs,
    BucketCheck,
    Readiness,
    ReadinessMeasure,
    Routes,
    ProblemFilter,
    { provide: APP_FILTER, useExisting: ProblemFilter },
    { provide: APP_PIPE, useFactory: requestValidation },
  ],
})
export class ServerModule {}
