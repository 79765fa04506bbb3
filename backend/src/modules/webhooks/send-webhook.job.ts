import { Injectable } from '@nestjs/common';
import { Clock, days, later, minutes, seconds } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Runs } from '../../platform/jobs/decorators.js';
import { type PayloadOf, Postponed } from '../../platform/jobs/job.js';
import { OutsidePoster } from '../../platform/outside/outside-poster.js';
import { OutsideError } from '../../platform/outside/outside-requests.js';
import { signedHeaders } from '../../platform/security/webhook-signature.js';
import { WebhookDelivery, WebhookTry } from './webhook-delivery.entity.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { SEND_WEBHOOK, WebhookOutboxService } from './webhook-outbox.service.js';
import { type SealedSecrets, WebhookSecretsService } from './webhook-secrets.service.js';
import { askedWait, type TryProblem, waitAfter } from './webhook-terms.js';
import type { Webhook } from './webhook.entity.js';

/** Time that a worker has a delivery to itself: longer than any try. A worker that died leaves it to others after that. */
const CLAIM = minutes(1);
/** Bounds of the pause before a busy webhook is tried again: waiting deliveries are spread over it. */
const SHORTEST_PAUSE = seconds(2);
const LONGEST_PAUSE = seconds(20);
/** Time of failures after which a webhook is turned off. */
const PATIENCE = days(5);
const GONE = 410;

type Due = Pick<WebhookDelivery, 'body' | 'failures' | 'nextTryAt' | 'claimedUntil'> &
  Pick<Webhook, 'url' | 'isActive'> &
  SealedSecrets & { webhookId: string; isBusy: boolean };

interface Claimed {
  id: string;
  webhookId: string;
  url: string;
  body: string;
  secrets: string[];
  claimedUntil: Date;
}

interface Answer {
  status: number | null;
  problem: TryProblem | null;
  text: string | null;
  retryAfter: string | null;
}

/**
 * Sends one delivery. Receivers get it at least once, each time with the same id: a delivery that a worker sent but did
 * not record before dying is sent again. Each webhook gets one delivery at a time, so a slow receiver blocks one worker
 * at most.
 */
@Injectable()
export class SendWebhookJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly secrets: WebhookSecretsService,
    private readonly outbox: WebhookOutboxService,
    private readonly events: Outbox,
    private readonly outside: OutsidePoster,
  ) {}

  @Runs(SEND_WEBHOOK)
  async run({ deliveryId }: PayloadOf<typeof SEND_WEBHOOK>): Promise<void> {
    const claimed = await this.database.transaction((tx) => this.claim(tx, deliveryId));
    if (!claimed) return;
    const sentAt = this.clock.now();
    const headers = {
      'content-type': 'application/json',
      ...signedHeaders({ id: claimed.id, sentAt, body: claimed.body }, claimed.secrets),
    };
    const answer = await this.ask(claimed, headers);
    await this.database.transaction((tx) => this.settle(tx, claimed, { sentAt, headers, answer }));
  }

  /** Claims the delivery for this worker; undefined if there is nothing to send. */
  private async claim(tx: Tx, id: string): Promise<Claimed | undefined> {
    const now = this.clock.now();
    const due = await tx.one<Due>(
      `select d.webhook_id as "webhookId", d.body, d.failures, d.next_try_at as "nextTryAt", d.claimed_until as "claimedUntil",
         w.url, w.is_active as "isActive", w.sealed_secret as "sealedSecret", w.sealed_old_secret as "sealedOldSecret",
         w.old_secret_until as "oldSecretUntil",
         exists (select from webhook_deliveries o where o.webhook_id = w.id and o.id <> d.id and o.claimed_until > $2) as "isBusy"
       from webhook_deliveries d join webhooks w on w.id = d.webhook_id
       where d.id = $1 and d.state = 'pending' for update of w, d`,
      [id, now],
    );
    if (!due) return undefined;
    if (!due.isActive) {
      await tx.update(WebhookDelivery, { id }, { state: 'failed', nextTryAt: null, claimedUntil: null });
      return undefined;
    }
    if (due.claimedUntil && due.claimedUntil > now) throw new Postponed(due.claimedUntil);
    // another job was queued for that time
    if (due.nextTryAt && due.nextTryAt > now) return undefined;
    if (due.isBusy)
      throw new Postponed(later(now, SHORTEST_PAUSE + (LONGEST_PAUSE - SHORTEST_PAUSE) * Math.random()));
    const claimedUntil = later(now, CLAIM);
    await tx.update(WebhookDelivery, { id }, { claimedUntil });
    const { webhookId, url, body } = due;
    return { id, webhookId, url, body, secrets: this.secrets.signing(webhookId, due, now), claimedUntil };
  }

  private async ask({ url, body }: Claimed, headers: Record<string, string>): Promise<Answer> {
    try {
      const { status, retryAfter, text } = await this.outside.ask(url, headers, Buffer.from(body));
      return { status, retryAfter, problem: null, text: text.replaceAll('\0', '\uFFFD') };
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error;
      const problem =
        error.problem === 'not_allowed' || error.problem === 'too_slow' ? error.problem : 'unreachable';
      return { status: null, retryAfter: null, problem, text: null };
    }
  }

  /** Records the try and the next step. Leaves a delivery unchanged that was deleted or taken over in the meantime. */
  private async settle(
    tx: Tx,
    { id, webhookId, claimedUntil }: Claimed,
    { sentAt, headers, answer }: { sentAt: Date; headers: Record<string, string>; answer: Answer },
  ): Promise<void> {
    const now = this.clock.now();
    const delivery = await tx.one<Pick<WebhookDelivery, 'failures'> & { isOurs: boolean }>(
      `select d.failures, d.claimed_until = $2 and d.state = 'pending' as "isOurs"
       from webhooks w join webhook_deliveries d on d.webhook_id = w.id where d.id = $1 for update of w, d`,
      [id, claimedUntil],
    );
    if (!delivery) return;
    const { status, problem, text } = answer;
    await tx.insert(WebhookTry, {
      id: newId(),
      deliveryId: id,
      sentAt,
      headers,
      milliseconds: now.getTime() - sentAt.getTime(),
      status,
      problem,
      answer: text,
    });
    if (!delivery.isOurs) return;
    const isDelivered = status !== null && status >= 200 && status < 300;
    if (isDelivered) await this.delivered(tx, id, webhookId, now);
    else await this.failed(tx, { id, webhookId, failures: delivery.failures + 1, answer, now });
  }

  private async delivered(tx: Tx, id: string, webhookId: string, now: Date): Promise<void> {
    await tx.update(
      WebhookDelivery,
      { id },
      { state: 'delivered', deliveredAt: now, failures: 0, nextTryAt: null, claimedUntil: null },
    );
    await tx.query('update webhooks set failing_since = null where id = $1 and failing_since is not null', [
      webhookId,
    ]);
  }

  private async failed(
    tx: Tx,
    {
      id,
      webhookId,
      failures,
      answer,
      now,
    }: { id: string; webhookId: string; failures: number; answer: Answer; now: Date },
  ): Promise<void> {
    const wait = waitAfter(failures, askedWait(answer.retryAfter, now), Math.random());
    const nextTryAt = wait === undefined || answer.status === GONE ? null : later(now, wait);
    await tx.update(
      WebhookDelivery,
      { id },
      { failures, nextTryAt, claimedUntil: null, state: nextTryAt ? 'pending' : 'failed' },
    );
    if (nextTryAt) await this.outbox.queueTry(tx, id, nextTryAt);
    const [webhook] = await tx.query<{ name: string; isTurnedOff: boolean }>(
      `with before as (select is_active from webhooks where id = $1)
       update webhooks set failing_since = coalesce(failing_since, $2),
         is_active = is_active and not ($3 or coalesce(failing_since <= $4, false)),
         off_reason = case when not is_active then off_reason when $3 then 'gone'
           when failing_since <= $4 then 'failing' end
       where id = $1 returning name, (select is_active from before) and not is_active as "isTurnedOff"`,
      [webhookId, now, answer.status === GONE, later(now, -PATIENCE)],
    );
    if (webhook?.isTurnedOff)
      await this.events.publish(tx, 'webhook.turned-off', { webhookId, name: webhook.name });
  }
}
