import { Body, HttpCode, Post, type StreamableFile } from '@nestjs/common';
import { csvFile } from '../../../platform/csv/csv-document.js';
import { Summary } from '../../../platform/http/answers.js';
import { ApiFileResponse } from '../../../platform/http/api-file-response.js';
import { ExportListRequest } from '../../../platform/http/list-params.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { IgnoresIdempotencyKey } from '../../../platform/http/ignores-idempotency-key.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { FreshSignIn } from '../../../platform/security/fresh-sign-in.guard.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { OrdersExportService } from './orders-export.service.js';

@CoachController('creator/orders/export', { tag: 'Coach orders', area: 'orders:read' })
export class OrdersExportController {
  constructor(private readonly exporting: OrdersExportService) {}

  @Post()
  @IgnoresIdempotencyKey('file')
  @HttpCode(200)
  @FreshSignIn()
  @RateLimit({ name: 'orders.export', limit: 30, perSeconds: 3600 })
  @Summary(
    'Export orders as CSV',
    'All orders that match the filter, in the order of the list. UTF-8 with a byte order mark. Text that a spreadsheet would run starts with an apostrophe. Unknown fees are empty. The audit log records the number of rows.',
  )
  @ApiFileResponse('The file', 'text/csv')
  @Refuses('bad_sort', 'bad_filter')
  async export(@Body() wanted: ExportListRequest, @Me() me: SignedIn): Promise<StreamableFile> {
    return csvFile(this.exporting.fileName(), await this.exporting.begin(wanted, me.accountId));
  }
}
