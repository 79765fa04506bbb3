import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/security/access.js';
import { MoneyCheckResponse } from './money-checks.dto.js';
import { MoneyChecksQueries } from './money-checks.queries.js';

@ApiTags('Coach orders')
@Controller('creator/money-checks')
@Allow('creator')
export class MoneyChecksController {
  constructor(private readonly checks: MoneyChecksQueries) {}

  @Get()
  @ApiOperation({
    summary: 'Whether money and access fit together',
    description: 'Every figure ought to be 0. All of it is counted anew, each case by one statement.',
  })
  @ApiOkResponse({ type: [MoneyCheckResponse] })
  read(): Promise<MoneyCheckResponse[]> {
    return this.checks.read();
  }
}
