import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { Stripe } from '../../../platform/stripe/stripe-client.js';
import type { SandboxEvent } from './event.js';
import { secondsOf } from './ids.js';

export interface WebhookTarget {
  url: string;
  secret: string;
}

interface LeasedDelivery {
  id: string;
  attempts: number;
  event: SandboxEvent;
}

const BATCH = 10;
const POST_TIMEOUT_MS = 10_000;
/** Lease of a delivery, longer than a post may take: if its process was killed, the delivery is due again afterwards. */
const LEASE_SECONDS = 30;
const POLL_MS = 1_000;
const MOST_ATTEMPTS = 8;
const LONGEST_PAUSE_SECONDS = 60;
const KEPT_ANSWER_LENGTH = 200;

/** Sends the signed webhooks that are due. Any number of processes may do so at once. */
export class WebhookDeliveries {
  private loop: Promise<void> | undefined;
  private stopping = new AbortController();
  private pause = new AbortController();

  constructor(
    private readonly pool: Pool,
    private readonly target: WebhookTarget,
    private readonly now: () => Date,
    private readonly ready: () => Promise<void>,
    private readonly onError: (error: unknown) => void,
    /** Work whose events each round sends. */
    private readonly before: () => Promise<void>,
  ) {}

  start(): void {
    if (this.loop) return;
    this.stopping = new AbortController();
    this.loop = this.run();
  }

  /** Ends the loop and any running post: unanswered deliveries are retried at the next start. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.loop;
    this.loop = undefined;
  }

  /** Looks for due webhooks now instead of at the next poll. */
  wake(): void {
    this.pause.abort();
  }

  /** Runs one round: sends the due webhooks and returns their number. */
  async deliverDue(): Promise<number> {
    await this.ready();
    // what is due already goes out even if that work fails
    await this.before().catch(this.onError);
    const deliveries = await this.lease();
    await Promise.all(deliveries.map((delivery) => this.deliver(delivery)));
    return deliveries.length;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      // Made before looking, so that a wake-up during the round is not lost.
      this.pause = new AbortController();
      const sent = await this.deliverDue().catch((error: unknown) => {
        this.onError(error);
        return 0;
      });
      if (sent === 0) await sleep(POLL_MS, undefined, { signal: this.pause.signal }).catch(() => undefined);
    }
  }

  private async lease(): Promise<LeasedDelivery[]> {
    const { rows } = await this.pool.query<LeasedDelivery>(
      `update payment_sandbox.deliveries as delivery
          set leased_until = $1::timestamptz + make_interval(secs => $2), attempts = attempts + 1
         from payment_sandbox.objects as event
        where event.id = delivery.event_id
          and delivery.id in (
            select id from payment_sandbox.deliveries
             where state = 'waiting' and due_at <= $1 and (leased_until is null or leased_until <= $1)
             order by due_at, id
             limit $3
               for update skip locked)
        returning delivery.id, delivery.attempts, event.body as event`,
      [this.now(), LEASE_SECONDS, BATCH],
    );
    return rows;
  }

  private async deliver(delivery: LeasedDelivery): Promise<void> {
    const { accepted, answer } = await this.post(delivery.event);
    const state = accepted ? 'delivered' : delivery.attempts >= MOST_ATTEMPTS ? 'failed' : 'waiting';
    const pause = accepted ? 0 : Math.min(2 ** (delivery.attempts - 1), LONGEST_PAUSE_SECONDS);
    // Only for the attempt with this lease: a response after its end changes nothing.
    await this.pool.query(
      `update payment_sandbox.deliveries
          set state = $3, answer = $4, leased_until = null, due_at = $5::timestamptz + make_interval(secs => $6)
        where id = $1 and attempts = $2`,
      [delivery.id, delivery.attempts, state, answer, this.now(), pause],
    );
  }

  private async post(event: SandboxEvent): Promise<{ accepted: boolean; answer: string }> {
    const payload = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: this.target.secret,
      timestamp: secondsOf(this.now()),
    });
    try {
      const response = await fetch(this.target.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body: payload,
        // Stripe counts a redirect as a failure.
        redirect: 'manual',
        signal: AbortSignal.any([this.stopping.signal, AbortSignal.timeout(POST_TIMEOUT_MS)]),
      });
      const body = await response.text();
      return { accepted: response.ok, answer: `${response.status} ${body}`.slice(0, KEPT_ANSWER_LENGTH) };
    } catch (error) {
      return { accepted: false, answer: describe(error).slice(0, KEPT_ANSWER_LENGTH) };
    }
  }
}

/** Describes an error by its cause, because the message `fetch failed` says nothing. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
