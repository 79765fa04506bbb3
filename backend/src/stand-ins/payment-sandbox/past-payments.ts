import type { Pool } from 'pg';
import type { Stripe } from '../../platform/stripe/stripe-client.js';
import { movementOf } from './payments/balance-transaction.js';
import { readTestPaymentMethod } from './payments/cards.js';
import { newCharge } from './payments/charge.js';
import { newDispute, withdrawalOf } from './payments/disputes.js';
import { inTransaction, ObjectStore } from './api/object-store.js';
import { newPaymentIntent } from './payments/payment-intent.js';
import { newPaymentMethod } from './payments/payment-method.js';

export interface PastPayment {
  intentId: string;
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  paidAt: Date;
  /** A dispute that needs the shop's answer. */
  dispute: { id: string; reason: string; openedAt: string } | null;
}

/** Adds payments of planted orders, so that they can be seen and refunded like any other. Sends no webhooks for them. */
export async function addPastPayments(pool: Pool, payments: readonly PastPayment[]): Promise<void> {
  await inTransaction(pool, async (client) => {
    const objects = new ObjectStore(client);
    for (const { intentId, amount, currency, metadata, paidAt, dispute } of payments) {
      const card = readTestPaymentMethod('pm_card_visa', paidAt)!;
      const method = newPaymentMethod(card, { name: null, email: null, phone: null }, paidAt);
      const texts = { description: null, receiptEmail: null, statementDescriptorSuffix: null };
      const open = { ...newPaymentIntent({ amount, currency, metadata, ...texts }, paidAt), id: intentId };
      const charge = { ...newCharge(open, method, paidAt), disputed: dispute !== null };
      await objects.add(method);
      await objects.add(charge);
      await objects.add(movementOf(charge, paidAt));
      await objects.add({
        ...open,
        status: 'succeeded',
        amount_received: amount,
        latest_charge: charge.id,
        payment_method: method.id,
      });
      if (dispute) await addDispute(objects, charge, dispute);
    }
  });
}

async function addDispute(
  objects: ObjectStore,
  charge: Stripe.Charge,
  { id, reason, openedAt }: NonNullable<PastPayment['dispute']>,
): Promise<void> {
  const at = new Date(openedAt);
  const withdrawal = withdrawalOf(charge, at);
  await objects.add(withdrawal);
  await objects.add({ ...newDispute(charge, withdrawal, at), id, reason });
}
