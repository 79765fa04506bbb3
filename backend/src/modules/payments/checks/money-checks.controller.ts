import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { roundOf } from '../../../platform/jobs/job.js';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { Allow } from '../../../platform/security/access.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { COMPARE_MONEY } from './compare-money.job.js';
import { MoneyCheckResponse } from './money-checks.dto.js';
import { MoneyChecksQueries } from './money-checks.queries.js';

@ApiTags('Coach orders')
@Controller('creator/money-checks')
@Allow('creator')
export class MoneyChecksController {
  constructor(
    private readonly checks: MoneyChecksQueries,
    private readonly queue: JobQueue,
  ) {}

  @Get()
  @Summary(
    'Whether money and access fit together',
    'Every figure ought to be 0. They are compared every hour, and when the coach asks for it.',
  )
  @Answers([MoneyCheckResponse])
  read(): Promise<MoneyCheckResponse[]> {
    return this.checks.read();
  }

  @Post()
  @HttpCode(202)
  @RateLimit({ name: 'money-checks.compare', limit: 20, perSeconds: 3600 })
  @Summary(
    'Compare money and access now',
    'It goes on in the background; `comparedAt` of every figure says when it is done.',
  )
  @ApiAcceptedResponse()
  compare(): Promise<void> {
    return this.queue.addAlone({ job: roundOf(COMPARE_MONEY), payload: {} });
  }
}
