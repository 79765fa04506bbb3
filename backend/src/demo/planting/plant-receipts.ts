import { demoSite } from '../content/index.js';
import type { Planting } from './planting.js';

/**
 * Numbers the receipts of the planted orders by the time of their payments, and names the seller, as a real settlement
 * does.
 */
export async function plantReceipts({ tx }: Planting): Promise<void> {
  await tx.query(
    `update orders o set receipt_serial = n.serial, receipt_number = 'R-' || lpad(n.serial::text, 5, '0'),
            seller_name = coalesce(nullif(b.name, ''), $1), seller_address = b.address, seller_tax_number = b.tax_number
     from (
       select id, row_number() over (order by received_at, id) as serial from orders where received_at is not null
     ) n cross join business b where n.id = o.id`,
    [demoSite.place.name],
  );
  await tx.query('update business set last_receipt = (select count(receipt_serial) from orders)');
}
