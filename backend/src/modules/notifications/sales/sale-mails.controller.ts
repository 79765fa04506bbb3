import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/security/access.js';
import { DAILY_SALES_HOUR } from '../sale-mail-frequencies.js';
import { SaleMailsRequest, SaleMailsResponse } from './sale-mails.dto.js';
import { SaleMailsService } from './sale-mails.service.js';

@ApiTags('Coach settings')
@Controller('creator/sale-mails')
@Allow('creator')
export class SaleMailsController {
  constructor(private readonly sales: SaleMailsService) {}

  @Get()
  @ApiOperation({ summary: 'Get how often sales emails are sent' })
  @ApiOkResponse({ type: SaleMailsResponse })
  async read(): Promise<SaleMailsResponse> {
    return { frequency: await this.sales.frequency(), dailyHour: DAILY_SALES_HOUR };
  }

  @Put()
  @ApiOperation({
    summary: 'Set how often sales emails are sent',
    description:
      'Applies to sales from now on. A sale of coaching is always emailed at once, because its buyer expects to hear from the coach.',
  })
  @ApiOkResponse({ type: SaleMailsResponse })
  async set(@Body() { frequency }: SaleMailsRequest): Promise<SaleMailsResponse> {
    await this.sales.set(frequency);
    return this.read();
  }
}
