import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Rules {
  percent: string;
  total: string;
  amount: string;
  tax: string;
}

const hold = ({ percent, total, amount, tax }: Rules) => `
  ALTER TABLE "coupons" DROP CONSTRAINT "coupons_value";
  ALTER TABLE "coupons" ADD CONSTRAINT "coupons_value" CHECK (
    (kind = 'percent') = (percent IS NOT NULL) AND (kind = 'amount') = (amount_cents IS NOT NULL)
    AND percent BETWEEN 1 AND ${percent} AND amount_cents > 0) NOT VALID;
  ALTER TABLE "coupons" VALIDATE CONSTRAINT "coupons_value";
  ALTER TABLE "order_versions" DROP CONSTRAINT "order_versions_total";
  ALTER TABLE "order_versions" ADD CONSTRAINT "order_versions_total" CHECK (
    total_cents = subtotal_cents - discount_cents + CASE WHEN tax_is_included THEN 0 ELSE tax_cents END
    AND subtotal_cents ${total} discount_cents AND discount_cents >= 0 AND tax_cents >= 0) NOT VALID;
  ALTER TABLE "order_versions" VALIDATE CONSTRAINT "order_versions_total";
  ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_amount";
  ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_amount" CHECK (amount_cents ${amount} 0) NOT VALID;
  ALTER TABLE "order_lines" VALIDATE CONSTRAINT "order_lines_amount";
  ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_tax";
  ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_tax" CHECK (tax_cents >= 0 AND ${tax}) NOT VALID;
  ALTER TABLE "order_lines" VALIDATE CONSTRAINT "order_lines_tax";`;

/** A coupon may take off the whole price; an order that costs nothing has no payment at the payment provider. */
export class FreeOrders1763600001640 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `${hold({ percent: '100', total: '>=', amount: '>=', tax: '(tax_cents < amount_cents OR tax_cents = 0)' })}
       ALTER TABLE "purchases" ALTER COLUMN "stripe_payment_id" DROP NOT NULL;`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `${hold({ percent: '99', total: '>', amount: '>', tax: 'tax_cents < amount_cents' })}
       ALTER TABLE "purchases" ALTER COLUMN "stripe_payment_id" SET NOT NULL;`,
    );
  }
}
