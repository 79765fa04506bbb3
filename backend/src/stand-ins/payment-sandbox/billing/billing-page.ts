import { type Html, html, money, time } from '../page/html.js';
import { pageUrls } from '../page/page-urls.js';
import type { BillingOverview, SubscriptionRow } from './billing-overview.js';
import type { AfterRetries } from './billing-settings.js';

const STEPS = [
  ['day', 'Advance a day'],
  ['month', 'Advance a month'],
  ['year', 'Advance a year'],
] as const;

const CARDS = [
  ['pm_card_visa', 'pays'],
  ['pm_card_chargeCustomerFail', 'is declined'],
  ['pm_card_authenticationRequired', 'asks for authentication'],
] as const;

export function billingSection({ time: now, afterRetries, subscriptions }: BillingOverview): Html {
  return html`<section aria-labelledby="subscriptions">
  <h2 id="subscriptions">Subscriptions</h2>
  <p>Billing is at ${time(now)}. Advance its clock to see renewals, retries and ends.</p>
  <form method="post" action="${pageUrls.billing('advance')}">
    ${STEPS.map(([step, label]) => html`<button type="submit" name="value" value="${step}">${label}</button>`)}
  </form>
  ${retriesForm(afterRetries)}
  ${subscriptions.length === 0 ? html`<p>No subscriptions yet.</p>` : subscriptionTable(subscriptions)}
</section>`;
}

function retriesForm(afterRetries: AfterRetries): Html {
  return html`<form method="post" action="${pageUrls.billing('after-retries')}">
    <label>After the last failed retry
      <select name="value">
        ${option('canceled', 'Cancel the subscription', afterRetries)}
        ${option('unpaid', 'Mark it as unpaid', afterRetries)}
      </select>
    </label>
    <button type="submit">Save</button>
  </form>`;
}

const option = (value: string, label: string, chosen: string): Html =>
  html`<option value="${value}"${value === chosen ? html` selected` : ''}>${label}</option>`;

function subscriptionTable(rows: SubscriptionRow[]): Html {
  return html`<div class="scroll" role="group" aria-labelledby="subscriptions" tabindex="0"><table>
  <thead><tr><th scope="col">Customer</th><th scope="col">Subscription</th><th scope="col">Price</th><th scope="col">Status</th><th scope="col">Next</th><th scope="col">Card</th></tr></thead>
  <tbody>${rows.map(
    (row) => html`
    <tr>
      <td class="name">${row.customer}${row.hasTestClock ? html`<br><small>Has a test clock</small>` : ''}</td>
      <td>${row.product}<br><code>${row.id}</code></td>
      <td class="number">${money(row)} / ${row.interval}</td>
      <td>${row.status.replaceAll('_', ' ')}</td>
      <td class="name">${next(row)}</td>
      <td>${cardForm(row)}</td>
    </tr>`,
  )}
  </tbody>
</table></div>`;
}

function next({ status, cancelAt, periodEnd }: SubscriptionRow): Html | string {
  if (isOver(status)) return '';
  if (cancelAt !== null) return html`Ends ${time(cancelAt)}`;
  return status === 'trialing' ? html`Trial ends ${time(periodEnd)}` : html`Renews ${time(periodEnd)}`;
}

const isOver = (status: string): boolean => status === 'canceled' || status === 'incomplete_expired';

function cardForm({ id, card, status }: SubscriptionRow): Html | string {
  const saved = card === null ? 'No card' : `•••• ${card}`;
  if (isOver(status)) return saved;
  return html`${saved}<form method="post" action="${pageUrls.card(id)}">
        <label>New card
          <select name="value">${CARDS.map(([name, does]) => option(name, does, ''))}</select>
        </label>
        <button type="submit" aria-label="Change card: ${id}">Change card</button>
      </form>`;
}
