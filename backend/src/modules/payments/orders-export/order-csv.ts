import type { Columns } from '../../../platform/csv/csv-document.js';

type Texts = Record<
  'number' | 'receivedAt' | 'status' | 'received' | 'refunded' | 'tax' | 'currency',
  string
>;

/** An order as exported. */
interface Order
  extends Texts,
    Record<'receiptNumber' | 'buyerName' | 'buyerEmail' | 'dispute' | 'fee', string | null> {
  products: { title: string }[];
  secondSeats: { name: string | null }[];
  taxName: { label: string } | null;
}

const sumOf = (decimal: string | null): number | null => (decimal === null ? null : Number(decimal));

/** Columns of an export. Unknown fees and second seats without a holder are empty; a holder appears by first name. */
export const ORDER_COLUMNS: Columns<Order> = {
  Order: ({ number }) => number,
  'Paid on': ({ receivedAt }) => receivedAt,
  Buyer: ({ buyerName }) => buyerName,
  Email: ({ buyerEmail }) => buyerEmail,
  Products: ({ products }) => products.map(({ title }) => title).join('; '),
  Status: ({ status }) => status,
  Dispute: ({ dispute }) => dispute,
  Received: ({ received }) => sumOf(received),
  Refunded: ({ refunded }) => sumOf(refunded),
  Fee: ({ fee }) => sumOf(fee),
  Currency: ({ currency }) => currency,
  Tax: ({ tax }) => sumOf(tax),
  'Tax name': ({ taxName }) => taxName?.label ?? null,
  Receipt: ({ receiptNumber }) => receiptNumber,
  'Second seat': ({ secondSeats }) => secondSeats.flatMap(({ name }) => name ?? []).join('; '),
};
