import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFromOurPages } from '../../platform/security/same-origin.js';
import { type Action, byHand, isAction } from './by-hand.js';
import { deliverNow, readEvents, readIntents } from './overview.js';
import { billByHand, type BillingAction } from './billing/by-hand.js';
import { readBilling } from './billing/billing-overview.js';
import { renderPage } from './page.js';
import { pageUrls } from './page/page-urls.js';
import { pageStyle } from './page/page-style.js';
import type { Sandbox } from './api/call.js';
import { parseSettings, readSettings, saveSettings, type WebhookSettings } from './api/settings.js';

interface EventPath {
  Params: { id: string };
}

const NOTICES = {
  saved: 'Settings saved.',
  invalid: 'Not saved. The delay must be 0 to 86,400 seconds, and the number of times 1 to 50.',
  sent: 'Webhook queued.',
  unknown: 'Event not found.',
  refund: 'Refunded. A webhook is on its way to the site.',
  'fail-refund': 'The refund failed at the bank. A webhook is on its way to the site.',
  dispute: 'Disputed. A webhook is on its way to the site.',
  answer: 'Answered. The bank is reviewing it. A webhook is on its way to the site.',
  win: 'Dispute won. A webhook is on its way to the site.',
  lose: 'Dispute lost. A webhook is on its way to the site.',
  advance: 'Billing advances. Reload the page to see what has happened.',
  'after-retries': 'Saved.',
  card: 'Card changed. It pays from the next try.',
  refused: 'You can’t do this now. Check the status and the remaining amount.',
} as const satisfies Record<Action | BillingAction, string> & Record<string, string>;
type Notice = keyof typeof NOTICES;

/** Serves a page that shows and controls the sandbox. */
export function pageRoutes(server: FastifyInstance, sandbox: Sandbox): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  server.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'GET' && !isOurPage(request, sandbox.publicUrl)) {
      return reply.status(403).type('text/plain').send('Only the sandbox page can do this.');
    }
    await sandbox.ready();
    return undefined;
  });

  server.get<{ Querystring: { notice?: string } }>(pageUrls.page, async (request, reply) => {
    const [intents, events, settings, billing] = await Promise.all([
      readIntents(sandbox.pool),
      readEvents(sandbox.pool),
      readSettings(sandbox.pool),
      readBilling(sandbox.pool, sandbox.now()),
    ]);
    const page = renderPage({ intents, billing, events, settings, notice: noticeText(request.query.notice) });
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });

  server.get(pageUrls.style, (_request, reply) => reply.type('text/css; charset=utf-8').send(pageStyle));

  server.post(pageUrls.settings, async (request, reply) => {
    const settings = parseSettings(Object.fromEntries(new URLSearchParams(bodyText(request.body))));
    if (!settings) return backToPage(reply, 'invalid');
    await saveSettings(sandbox.pool, settings);
    return backToPage(reply, 'saved');
  });

  server.post<EventPath>(pageUrls.deliver(':id'), async (request, reply) =>
    backToPage(reply, (await redeliver(sandbox, request.params.id)) ? 'sent' : 'unknown'),
  );

  server.post<{ Params: { id: string; action: string } }>(
    pageUrls.byHand(':id', ':action'),
    async (request, reply) => {
      const { id, action } = request.params;
      const dollars = new URLSearchParams(bodyText(request.body)).get('amount') ?? '';
      const isDone = isAction(action) && (await byHand(sandbox, action, id, dollars));
      return backToPage(reply, isDone ? action : 'refused');
    },
  );

  billingRoutes(server, sandbox);
  jsonRoutes(server, sandbox);
}

function billingRoutes(server: FastifyInstance, sandbox: Sandbox): void {
  const act = async (request: FastifyRequest, reply: FastifyReply, action: BillingAction, id = '') => {
    const value = new URLSearchParams(bodyText(request.body)).get('value') ?? '';
    return backToPage(reply, (await billByHand(sandbox, action, value, id)) ? action : 'refused');
  };
  for (const action of ['advance', 'after-retries'] as const) {
    server.post(pageUrls.billing(action), (request, reply) => act(request, reply, action));
  }
  server.post<EventPath>(pageUrls.card(':id'), (request, reply) =>
    act(request, reply, 'card', request.params.id),
  );
}

/** Serves the same controls as JSON, for browser tests. */
function jsonRoutes(server: FastifyInstance, sandbox: Sandbox): void {
  server.get(pageUrls.api.settings, () => readSettings(sandbox.pool));

  server.put(pageUrls.api.settings, async (request, reply) => {
    const settings = parseJsonSettings(bodyText(request.body));
    if (!settings) return reply.status(400).send({ message: NOTICES.invalid });
    await saveSettings(sandbox.pool, settings);
    return settings;
  });

  server.get(pageUrls.api.events, () => readEvents(sandbox.pool));

  server.post<EventPath>(pageUrls.api.redeliver(':id'), async (request, reply) => {
    if (await redeliver(sandbox, request.params.id)) return reply.status(202).send({});
    return reply.status(404).send({ message: NOTICES.unknown });
  });
}

/** Refuses forms that another site sends (product rule 2.4). */
function isOurPage({ headers }: FastifyRequest, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  return isFromOurPages(
    { ...(typeof site === 'string' && { site }), ...(origin !== undefined && { origin }) },
    [new URL(publicUrl).origin],
  );
}

async function redeliver(sandbox: Sandbox, eventId: string): Promise<boolean> {
  const known = await deliverNow(sandbox.pool, eventId, sandbox.now());
  sandbox.deliveries.wake();
  return known;
}

function bodyText(body: unknown): string {
  return typeof body === 'string' ? body : '';
}

function parseJsonSettings(text: string): WebhookSettings | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? parseSettings({ ...value }) : null;
  } catch {
    return null;
  }
}

function noticeText(name: string | undefined): string | null {
  return name !== undefined && Object.hasOwn(NOTICES, name) ? NOTICES[name as Notice] : null;
}

/** Answers a form with a redirect, so that reloading the page does not submit it again. */
function backToPage(reply: FastifyReply, notice: Notice): FastifyReply {
  return reply.redirect(`${pageUrls.page}?notice=${notice}`, 303);
}
