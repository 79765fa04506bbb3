import { Get, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse } from '@nestjs/swagger';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { roundOf } from '../../../platform/jobs/job.js';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { COMPARE_MONEY } from './compare-money.job.js';
import { MoneyCheckResponse } from './money-checks.dto.js';
import { MoneyChecksQueries } from './money-checks.queries.js';

@CoachController('creator/money-checks', { tag: 'Coach orders', area: 'orders' })
export class MoneyChecksController {
  constructor(
    private readonly checks: MoneyChecksQueries,
    private readonly queue: JobQueue,
  ) {}

  @Get()
  @Summary(
    'Get whether payments and access match',
    'Every figure should be 0. The comparison runs every hour and on request.',
  )
  @Answers([MoneyCheckResponse])
  read() {
    return this.checks.read();
  }

  @Post('run')
  @HttpCode(202)
  @RateLimit({ name: 'money-checks.compare', limit: 20, perSeconds: 3600 })
  @Summary(
    'Compare payments and access now',
    'Runs in the background. `comparedAt` of each figure says when it’s done.',
  )
  @ApiAcceptedResponse()
  compare(): Promise<void> {
    return this.queue.addAlone({ job: roundOf(COMPARE_MONEY), payload: {} });
  }
}
