import { Injectable } from '@nestjs/common';
import { Clock, days, hours, later } from '../../kernel/clock.js';
import { conflict, DomainError, notFound, wrongFields } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { leadsOutside } from '../../platform/outside/outside-requests.js';
import { AuditService } from '../audit/index.js';
import { newSigningSecret } from '../../platform/security/webhook-signature.js';
import { Every } from '../../platform/jobs/decorators.js';
import { TEST_EVENT } from './webhook-events.dto.js';
import { WebhookOutboxService } from './webhook-outbox.service.js';
import { WebhookSecretsService } from './webhook-secrets.service.js';
import { MOST_WEBHOOKS } from './webhook-terms.js';
import { Webhook } from './webhook.entity.js';
import type { NewWebhookEndpointRequest } from './webhooks.dto.js';

/** Time that a replaced secret still signs, so that receivers can switch. */
const BOTH_SECRETS = hours(24);

type Change = 'webhook.created' | 'webhook.updated' | 'webhook.deleted' | 'webhook.secret_replaced';

@Injectable()
export class WebhooksService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly secrets: WebhookSecretsService,
    private readonly outbox: WebhookOutboxService,
    private readonly audit: AuditService,
  ) {}

  async add(by: string, request: NewWebhookEndpointRequest): Promise<{ id: string; secret: string }> {
    mustLeadOutside(request);
    const id = newId();
    const secret = newSigningSecret();
    await this.database.transaction(async (tx) => {
      if ((await tx.count(Webhook)) >= MOST_WEBHOOKS)
        throw conflict('full', `You’ve reached the limit of ${MOST_WEBHOOKS} webhooks. Delete one first.`);
      await tx.insert(Webhook, {
        id,
        ...termsOf(request),
        sealedSecret: this.secrets.seal(id, secret),
        createdAt: this.clock.now(),
      });
      await this.record(tx, by, 'webhook.created', id);
    });
    return { id, secret };
  }

  /**
   * Changes a webhook. With `expectedVersion`, newer edits are not overwritten: 412. Turning it on again resets its
   * failures.
   */
  async edit(
    by: string,
    id: string,
    request: NewWebhookEndpointRequest,
    expectedVersion?: number,
  ): Promise<void> {
    mustLeadOutside(request);
    const terms = termsOf(request);
    await this.database.transaction(async (tx) => {
      const before = await locked(tx, id);
      if (expectedVersion !== undefined && expectedVersion !== before.version)
        throw new DomainError(
          'stale_edit',
          'This webhook was changed somewhere else. Reload to see the latest version.',
        );
      const fields = (['name', 'url', 'events', 'isActive'] as const).filter(
        (name) => String(before[name]) !== String(terms[name]),
      );
      if (fields.length === 0) return;
      const isTurned = fields.includes('isActive');
      await tx.update(
        Webhook,
        { id },
        { ...terms, version: before.version + 1, ...(isTurned && { offReason: null, failingSince: null }) },
      );
      await this.record(tx, by, 'webhook.updated', id, fields);
    });
  }

  async remove(by: string, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await locked(tx, id);
      await tx.delete(Webhook, { id });
      await this.record(tx, by, 'webhook.deleted', id);
    });
  }

  /** Returns a new secret; the previous one also signs for a day. */
  async replaceSecret(by: string, id: string): Promise<string> {
    const secret = newSigningSecret();
    await this.database.transaction(async (tx) => {
      const { sealedSecret } = await locked(tx, id);
      await tx.update(
        Webhook,
        { id },
        {
          sealedSecret: this.secrets.seal(id, secret),
          sealedOldSecret: sealedSecret,
          oldSecretUntil: later(this.clock.now(), BOTH_SECRETS),
        },
      );
      await this.record(tx, by, 'webhook.secret_replaced', id);
    });
    return secret;
  }

  /** Queues a test and returns the id of its delivery. */
  test(id: string): Promise<string> {
    return this.database.transaction(async (tx) => {
      mustBeActive(await locked(tx, id));
      return this.outbox.add(tx, id, TEST_EVENT, { webhookId: id });
    });
  }

  /** Deletes deliveries and their tries after 30 days. */
  @Every(hours(6), 'webhooks.sweep-deliveries')
  async forgetOld(): Promise<void> {
    await this.database.query('delete from webhook_deliveries where created_at < $1', [
      later(this.clock.now(), -days(30)),
    ]);
  }

  /** Sends a delivery again right away, with its id. Failures are retried as for a new one. */
  async replay(deliveryId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const webhook = await tx.one<Pick<Webhook, 'isActive'>>(
        `select w.is_active as "isActive" from webhooks w join webhook_deliveries d on d.webhook_id = w.id
         where d.id = $1 for update of w, d`,
        [deliveryId],
      );
      if (!webhook) throw notFound('Delivery');
      mustBeActive(webhook);
      const now = this.clock.now();
      await tx.query(
        `update webhook_deliveries set state = 'pending', failures = 0, next_try_at = $2, delivered_at = null where id = $1`,
        [deliveryId, now],
      );
      await this.outbox.queueTry(tx, deliveryId, now);
    });
  }

  private record(tx: Tx, by: string, action: Change, id: string, fields?: readonly string[]): Promise<void> {
    return this.audit.record(tx, { by, action, subject: { type: 'webhook', id }, ...(fields && { fields }) });
  }
}

const termsOf = ({ name, url, events, isActive }: NewWebhookEndpointRequest) => ({
  name,
  url,
  events,
  isActive,
});

async function locked(tx: Tx, id: string): Promise<Webhook> {
  const webhook = await tx.findOne(Webhook, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!webhook) throw notFound('Webhook');
  return webhook;
}

function mustBeActive({ isActive }: Pick<Webhook, 'isActive'>): void {
  if (!isActive) throw conflict('webhook_off', 'This webhook is turned off. Turn it on first.');
}

function mustLeadOutside({ url }: NewWebhookEndpointRequest): void {
  if (!leadsOutside(url))
    throw wrongFields({ url: 'must be an https address on the internet, without a port, user or password' });
}
