import type { Stripe } from '../../platform/stripe/stripe-client.js';
import { newBalanceTransaction } from './balance-transaction.js';
import type { Call } from './call.js';
import { newDispute, withdrawalOf } from './dispute.js';
import { publish } from './outgoing-events.js';
import { invalidRequest } from './problem.js';
import { findCharge } from './refunds.js';

/** Stands for the buyer, who asks the bank for the money back. */
export async function openDispute(call: Call, intentId: string): Promise<void> {
  const charge = await findCharge(call, undefined, intentId);
  if (charge.disputed || charge.amount === charge.amount_refunded)
    throw invalidRequest('This charge cannot be disputed.');
  const withdrawal = withdrawalOf(charge, call.at);
  const dispute = newDispute(charge, withdrawal, call.at);
  await call.objects.add(withdrawal);
  await call.objects.add(dispute);
  await call.objects.save({ ...charge, disputed: true });
  await publish(call, 'charge.dispute.created', dispute);
  await publish(call, 'charge.dispute.funds_withdrawn', dispute);
}

/** The shop has answered: the bank looks at it. */
export async function answerDispute(call: Call, intentId: string): Promise<void> {
  const dispute = await openDisputeOf(call, intentId);
  const answered: Stripe.Dispute = {
    ...dispute,
    status: 'under_review',
    evidence_details: { ...dispute.evidence_details, has_evidence: true, submission_count: 1 },
  };
  await call.objects.save(answered);
  await publish(call, 'charge.dispute.updated', answered);
}

/** Stands for the bank, which has decided. A won amount comes back, less the fee. */
export async function decideDispute(call: Call, intentId: string, status: 'won' | 'lost'): Promise<void> {
  const dispute = await openDisputeOf(call, intentId);
  const decided: Stripe.Dispute = { ...dispute, status };
  if (status === 'won') {
    const { amount, currency, charge } = dispute;
    const source = typeof charge === 'string' ? charge : charge.id;
    const back = newBalanceTransaction({ type: 'adjustment', source, amount, fee: 0, currency }, call.at);
    await call.objects.add(back);
    decided.balance_transactions = [...dispute.balance_transactions, back];
  }
  await call.objects.save(decided);
  await publish(call, 'charge.dispute.closed', decided);
  if (status === 'won') await publish(call, 'charge.dispute.funds_reinstated', decided);
}

async function openDisputeOf(call: Call, intentId: string): Promise<Stripe.Dispute> {
  const where = { payment_intent: intentId };
  const [found] = await call.objects.list('dispute', { limit: 1, where });
  const dispute = found && (await call.objects.findLocked('dispute', found.id));
  if (dispute?.status !== 'needs_response' && dispute?.status !== 'under_review')
    throw invalidRequest('This payment has no open dispute.');
  return dispute;
}
