import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Backlog } from './backlog.js';
import { Handlers } from './handlers.js';
import { JobQueue } from './job-queue.js';
import { JobRunner } from './job-runner.js';
import { Outbox } from './outbox.js';
import { JobsMeasure } from './jobs.measure.js';
import { ParkedJobs } from './parked-jobs.js';
import { Worker } from './worker.js';

/** Offers outbox, queue and worker to every module. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [Backlog, Handlers, JobQueue, JobRunner, Outbox, ParkedJobs, Worker, JobsMeasure],
  exports: [Backlog, JobQueue, JobRunner, Outbox, ParkedJobs, Worker],
})
export class JobsModule {}
