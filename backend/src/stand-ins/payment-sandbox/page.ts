import { billingSection } from './billing/billing-page.js';
import type { BillingOverview } from './billing/billing-overview.js';
import type { Action } from './by-hand.js';
import { type Html, html, money, time } from './page/html.js';
import type { DeliveryState, EventRow, IntentRow } from './overview.js';
import { pageUrls } from './page/page-urls.js';
import type { WebhookSettings } from './api/settings.js';

export interface PageContent {
  intents: IntentRow[];
  billing: BillingOverview;
  events: EventRow[];
  settings: WebhookSettings;
  /** Result of the last form, or the reason for its failure. */
  notice: string | null;
}

const STATE_NAMES: Record<DeliveryState, string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  dropped: 'Dropped',
  failed: 'Failed',
};

export function renderPage({ intents, billing, events, settings, notice }: PageContent): string {
  const page = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Payment sandbox · Sanctum</title>
    <link rel="stylesheet" href="${pageUrls.style}">
  </head>
  <body>
    <header>
      <h1>Payment sandbox</h1>
      <p>No real money moves here. The site uses this sandbox the way it uses Stripe.</p>
    </header>
    <main>
      ${notice ? html`<p class="notice" role="status">${notice}</p>` : ''}
      ${settingsForm(settings)}
      ${cards()}
      <section aria-labelledby="payments">
        <h2 id="payments">Payments</h2>
        ${intents.length === 0 ? html`<p>No payments yet.</p>` : intentTable(intents)}
      </section>
      ${billingSection(billing)}
      <section aria-labelledby="webhooks">
        <h2 id="webhooks">Webhooks</h2>
        ${events.length === 0 ? html`<p>No webhooks yet.</p>` : eventTable(events)}
      </section>
    </main>
  </body>
</html>`;
  return page.text;
}

function settingsForm({ delaySeconds, drop, repeat }: WebhookSettings): Html {
  return html`<section aria-labelledby="switches">
  <h2 id="switches">Webhook settings</h2>
  <p>These settings apply to new events.</p>
  <form method="post" action="${pageUrls.settings}">
    <label>Delay each webhook (seconds)
      <input type="number" name="delaySeconds" min="0" max="86400" value="${delaySeconds}" required>
    </label>
    <label>Send each webhook (times)
      <input type="number" name="repeat" min="1" max="50" value="${repeat}" required>
    </label>
    <label class="check">
      <input type="checkbox" name="drop" value="true"${drop ? html` checked` : ''}> Drop all webhooks
    </label>
    <button type="submit">Save settings</button>
  </form>
</section>`;
}

function cards(): Html {
  return html`<section aria-labelledby="cards">
  <h2 id="cards">Cards</h2>
  <ul>
    <li><code>4242 4242 4242 4242</code> pays</li>
    <li><code>4000 0000 0000 0002</code> is declined</li>
    <li><code>4000 0000 0000 9995</code> has insufficient funds</li>
    <li><code>4000 0025 0000 3155</code> asks for authentication first</li>
    <li><code>4000 0027 6000 3184</code> asks for authentication at every payment, renewals too</li>
    <li><code>4000 0000 0000 0341</code> can be saved, and is declined when charged</li>
  </ul>
  <p>Use any future expiration date and any security code.</p>
</section>`;
}

function intentTable(intents: IntentRow[]): Html {
  return html`<div class="scroll" role="group" aria-labelledby="payments" tabindex="0"><table>
  <thead><tr><th scope="col">Created</th><th scope="col">Payment</th><th scope="col">Amount</th><th scope="col">Status</th><th scope="col">Refund</th><th scope="col">Dispute</th></tr></thead>
  <tbody>${intents.map(
    (intent) => html`
    <tr>
      <td>${time(intent.created)}</td>
      <td><code>${intent.id}</code>${intent.description ? html`<br>${intent.description}` : ''}</td>
      <td class="number">${money(intent)}</td>
      <td>${intent.status.replaceAll('_', ' ')}${intent.error ? html`<br><small>${intent.error}</small>` : ''}</td>
      <td>${intent.status === 'succeeded' ? refundForm(intent) : ''}</td>
      <td>${intent.status === 'succeeded' ? disputeForms(intent) : ''}</td>
    </tr>`,
  )}
  </tbody>
</table></div>`;
}

/** Refund form as in the provider's dashboard: without an amount, refunds everything that is left. */
function refundForm({ id, hasRefund }: IntentRow): Html {
  return html`<form method="post" action="${pageUrls.byHand(id, 'refund')}">
        <label>Amount (leave empty for all)
          <input type="number" name="amount" min="0.01" step="0.01">
        </label>
        <button type="submit" aria-label="Refund ${id}">Refund</button>
      </form>${hasRefund ? actionForm(id, 'fail-refund', 'Fail latest refund') : ''}`;
}

/** Dispute forms in place of the buyer, of the shop in the provider's dashboard, and of the bank. */
function disputeForms({ id, dispute }: IntentRow): Html {
  if (dispute === null) return actionForm(id, 'dispute', 'Dispute');
  const said = dispute.replaceAll('_', ' ');
  if (dispute === 'won' || dispute === 'lost') return html`${said}`;
  return html`${said}${dispute === 'needs_response' ? actionForm(id, 'answer', 'Answer') : ''}
      ${actionForm(id, 'win', 'Win')}${actionForm(id, 'lose', 'Lose')}`;
}

const actionForm = (id: string, action: Action, label: string): Html =>
  html`<form method="post" action="${pageUrls.byHand(id, action)}"><button type="submit" aria-label="${label}: ${id}">${label}</button></form>`;

function eventTable(events: EventRow[]): Html {
  return html`<div class="scroll" role="group" aria-labelledby="webhooks" tabindex="0"><table>
  <thead><tr><th scope="col">Time</th><th scope="col">Event</th><th scope="col">Deliveries</th><th scope="col">Deliver</th></tr></thead>
  <tbody>${events.map(
    (event) => html`
    <tr>
      <td>${time(event.created)}</td>
      <td>${event.type}<br><code>${event.about}</code></td>
      <td><ol>${event.deliveries.map(deliveryItem)}</ol></td>
      <td><form method="post" action="${pageUrls.deliver(event.id)}">${deliverButton(event)}</form></td>
    </tr>`,
  )}
  </tbody>
</table></div>`;
}

function deliveryItem({ state, attempts, answer }: EventRow['deliveries'][number]): Html {
  const tries = attempts > 1 ? ` after ${attempts} attempts` : '';
  return html`<li class="${state}">${STATE_NAMES[state]}${tries}${answer ? html`: <code>${answer}</code>` : ''}</li>`;
}

function deliverButton({ id, type, deliveries }: EventRow): Html {
  const again = deliveries.some(({ state }) => state === 'delivered');
  const what = again ? 'Deliver again' : 'Deliver now';
  return html`<button type="submit" aria-label="${what}: ${type} ${id}">${what}</button>`;
}
