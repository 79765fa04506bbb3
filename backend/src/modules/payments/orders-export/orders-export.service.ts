import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { type Columns, csvDocument } from '../../../platform/csv/csv-document.js';
import { Database } from '../../../platform/database/database.js';
import type { ExportListRequest } from '../../../platform/http/list-params.js';
import { idsInPages } from '../../../platform/http/list-pages.js';
import { readListQuery } from '../../../platform/http/list-query.js';
import { AuditService } from '../../audit/index.js';
import { COACH_ORDER_FIELDS } from '../coach-orders/coach-order-fields.sql.js';
import type { CoachOrderResponse } from '../coach-orders/coach-orders.dto.js';
import { CoachOrdersQueries, ORDERS } from '../coach-orders/coach-orders.queries.js';

const sumOf = (decimal: string | null): number | null => (decimal === null ? null : Number(decimal));

/** Columns of an export. Unknown fees and second seats without a holder are empty; a holder appears by first name. */
const ORDER_COLUMNS: Columns<CoachOrderResponse> = {
  Order: ({ number }) => number,
  'Paid on': ({ paidAt }) => paidAt.toISOString(),
  Buyer: ({ buyerName }) => buyerName,
  Email: ({ buyerEmail }) => buyerEmail,
  Products: ({ products }) => products.map(({ title }) => title).join('; '),
  Status: ({ status }) => status,
  Dispute: ({ dispute }) => dispute,
  Received: ({ amountPaid }) => sumOf(amountPaid),
  Refunded: ({ amountRefunded }) => sumOf(amountRefunded),
  Fee: ({ fee }) => sumOf(fee),
  Currency: ({ currency }) => currency,
  Tax: ({ tax }) => sumOf(tax),
  'Tax name': ({ taxName }) => taxName?.label ?? null,
  Receipt: ({ receiptNumber }) => receiptNumber,
  'Second seat': ({ secondSeats }) => secondSeats.flatMap(({ name }) => name ?? []).join('; '),
};

/** Exports the list of orders as a file. The export is audited before its first line is sent. */
@Injectable()
export class OrdersExportService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: AuditService,
    private readonly orders: CoachOrdersQueries,
  ) {}

  fileName(): string {
    return `orders-${this.clock.now().toISOString().slice(0, 10)}.csv`;
  }

  async begin(wanted: ExportListRequest, by: string): Promise<AsyncGenerator<string>> {
    const { where, parameters } = readListQuery(wanted, COACH_ORDER_FIELDS);
    const count = await this.orders.count(where, parameters);
    const subject = { type: 'order' } as const;
    await this.database.transaction((tx) =>
      this.audit.record(tx, { by, action: 'order.exported', subject, count }),
    );
    return csvDocument(ORDER_COLUMNS, this.pages(wanted));
  }

  /** Reads the orders in pages, each once the previous one was consumed. */
  async *pages(wanted: ExportListRequest): AsyncGenerator<CoachOrderResponse[]> {
    const orders = { from: ORDERS, id: 'o.id', fields: COACH_ORDER_FIELDS };
    for await (const ids of idsInPages(this.database, orders, wanted)) yield await this.orders.named(ids);
  }
}
