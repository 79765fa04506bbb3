import { Inject, Injectable } from '@nestjs/common';
import { Clock, days, hours, later, seconds } from '../../../kernel/clock.js';
import { type Config, CONFIG } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { Runs } from '../../../platform/jobs/decorators.js';
import { type PayloadOf, Postponed } from '../../../platform/jobs/job.js';
import { type Counter, Metrics } from '../../../platform/metrics/metrics.js';
import { OutsideError } from '../../../platform/outside/outside-requests.js';
import { OutsidePoster, type OutsideReceipt } from '../../../platform/outside/outside-poster.js';
import { StandingQueries } from '../../accounts/index.js';
import { NotificationSettingsService } from '../preferences/notification-settings.service.js';
import { SEND_PUSH } from '../push-post.service.js';
import { encryptPush, type PushKeys } from '../../../platform/web-push/encryption.js';
import { PushDevicesService } from './push-devices.service.js';
import { PushKeysService } from './push-keys.service.js';
import { type PushMessage, PushWriterService } from './push-writer.service.js';
import { vapidAuthorization } from '../../../platform/web-push/vapid.js';

/** Max age of a pushed event, also at the push service for a device that is off. Older ones are shown in the bell only. */
const NEWS = days(1);
/** Bounds of the delay before a retry; within them the delay is as long as the time tried so far. */
const SHORTEST = seconds(30);
const LONGEST = hours(1);

type Device = PushKeys & { accountId: string; endpoint: string };
type Settled = 'sent' | 'dropped' | 'gone' | 'refused';
/** Response of a push service that asks for a retry later. */
type Busy = Pick<OutsideReceipt, 'retryAfter'>;

/** Sends one push message to one device. Repeating it replaces the message, on the device and at its push service. */
@Injectable()
export class SendPushJob {
  private readonly outcomes: Counter<'outcome'>;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly devices: PushDevicesService,
    private readonly keys: PushKeysService,
    private readonly settings: NotificationSettingsService,
    private readonly writer: PushWriterService,
    private readonly standing: StandingQueries,
    private readonly outside: OutsidePoster,
    metrics: Metrics,
  ) {
    this.outcomes = metrics.counter('sanctum_pushes_total', 'Push messages that were to be sent', [
      'outcome',
    ]);
  }

  @Runs(SEND_PUSH)
  async run({ sessionId, subject, queuedAt }: PayloadOf<typeof SEND_PUSH>): Promise<void> {
    const now = this.clock.now();
    const device = await this.device(sessionId, now);
    if (!device || later(new Date(queuedAt), NEWS) < now) return this.settle('dropped');
    if (!(await this.standing.allows('be-reached', device.accountId))) return this.settle('dropped');
    const quiet = await this.settings.quietUntil(device.accountId, now);
    if (quiet) throw new Postponed(quiet);
    const message = await this.writer.write(device.accountId, subject);
    if (!message) return this.settle('dropped');
    const outcome = await this.send(device, message, now);
    if (typeof outcome === 'object') {
      this.settle('postponed');
      throw new Postponed(nextTry(outcome, new Date(queuedAt), now));
    }
    if (outcome === 'gone') await this.devices.remove(sessionId);
    this.settle(outcome);
  }

  /** Finds the device. A signed-out device gets nothing, even before it is deleted. */
  private device(sessionId: string, now: Date): Promise<Device | undefined> {
    return this.database.one<Device & Record<string, unknown>>(
      `select d.account_id as "accountId", d.endpoint, d.p256dh, d.auth from push_devices d
       join open_login_sessions s on s.id = d.session_id and s.expires_at > $2
       where d.session_id = $1`,
      [sessionId, now],
    );
  }

  private async send(device: Device, message: PushMessage, now: Date): Promise<Settled | Busy> {
    const { endpoint } = device;
    const contact = this.config.publicUrl;
    const headers = {
      authorization: vapidAuthorization(await this.keys.keys(), { endpoint, contact, now }),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(NEWS / seconds(1)),
      topic: message.tag.replaceAll('-', ''),
      urgency: 'normal',
    };
    try {
      return outcomeOf(
        await this.outside.post(endpoint, headers, encryptPush(JSON.stringify(message), device)),
      );
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error;
      return error.problem === 'not_allowed' ? 'gone' : { retryAfter: null };
    }
  }

  private settle(outcome: Settled | 'postponed'): void {
    this.outcomes.inc({ outcome });
  }
}

/** Result of a push service's response (RFC 8030). */
function outcomeOf({ status, retryAfter }: OutsideReceipt): Settled | Busy {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? { retryAfter } : 'refused';
}

/**
 * Time of the next try: the one the service names, or after as long as the tries have lasted, between half a minute and
 * an hour.
 */
function nextTry({ retryAfter }: Busy, queuedAt: Date, now: Date): Date {
  const asked = Number(retryAfter ?? NaN) * seconds(1);
  const wait = Number.isFinite(asked) ? asked : now.getTime() - queuedAt.getTime();
  return later(now, Math.min(Math.max(wait, SHORTEST), LONGEST));
}
