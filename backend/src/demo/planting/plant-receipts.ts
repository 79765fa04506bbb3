import type { Planting } from './planting.js';

/** Numbers the receipts of the planted orders in the order in which their money came, as settling would have. */
export async function plantReceipts({ tx }: Planting): Promise<void> {
  await tx.query(
    `update orders o set receipt_serial = n.serial, receipt_number = 'R-' || lpad(n.serial::text, 5, '0')
     from (
       select id, row_number() over (order by received_at, id) as serial from orders where received_at is not null
     ) n where n.id = o.id`,
  );
  await tx.query('update business set last_receipt = (select count(receipt_serial) from orders)');
}
