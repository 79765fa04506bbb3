import { Body, Get, Put } from '@nestjs/common';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { DAILY_SALES_HOUR } from '../kinds/sale-mail-frequencies.js';
import { SaleMailsRequest, SaleMailsResponse } from './sale-mails.dto.js';
import { SaleMailsService } from './sale-mails.service.js';

@CoachController('creator/sale-mails', { tag: 'Coach settings', area: 'settings' })
export class SaleMailsController {
  constructor(private readonly sales: SaleMailsService) {}

  @Get()
  @Summary('Get how often sales emails are sent')
  @Answers(SaleMailsResponse)
  async read() {
    return { frequency: await this.sales.frequency(), dailyHour: DAILY_SALES_HOUR };
  }

  @Put()
  @Summary(
    'Set how often sales emails are sent',
    'Applies to sales from now on. A sale of coaching is always emailed immediately, because its buyer expects to hear from the coach.',
  )
  @Answers(SaleMailsResponse)
  async set(@Body() { frequency }: SaleMailsRequest) {
    await this.sales.set(frequency);
    return this.read();
  }
}
