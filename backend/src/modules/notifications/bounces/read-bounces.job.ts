import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, days, later, minutes } from '../../../kernel/clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { deliveryReportOf, ImapMailbox, MOST_READ, type OpenMailbox } from '../../../platform/mail/index.js';
import { Log } from '../../../platform/telemetry/log.js';
import { BouncesService } from './bounces.service.js';

/** Max messages per visit; the next visit continues. */
const MOST_MAILS = 100;
/** Max age of a message to read, even on the first visit to a full mailbox: mail servers give up within a week. */
const OLDEST = days(14);
/** Lock in milliseconds, longer than a visit may take, so that two readers never overlap. */
const LEASE = minutes(4);

interface Progress {
  uidValidity: string | null;
  lastUid: string;
}

/** Reads bounce notices from the sender's mailbox. All other messages stay untouched. */
@Injectable()
export class ReadBouncesJob {
  private readonly address: string | undefined;

  constructor(
    @Inject(CONFIG) { mail }: Config,
    private readonly database: Database,
    private readonly bounces: BouncesService,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    this.address = mail.bounceMailboxUrl;
  }

  @Every(minutes(5), 'notifications.read-bounces')
  async run(): Promise<void> {
    if (this.address === undefined) return;
    const id = hashOf(this.address);
    const until = later(this.clock.now(), LEASE);
    const progress = await this.begin(id, until);
    if (progress === undefined) return;
    try {
      await new ImapMailbox(this.address).visit((mailbox) => this.lookThrough(mailbox, id, progress));
    } catch (error) {
      // not a failed job for a person to handle: the next visit is in five minutes
      this.log.error({ error }, 'mailbox of bounces not read');
    } finally {
      await this.database.query(
        'update bounce_mailboxes set reading_until = null where id = $1 and reading_until = $2',
        [id, until],
      );
    }
  }

  /** Locks the mailbox for a visit; undefined while another reader has it. */
  private begin(id: string, until: Date): Promise<Progress | undefined> {
    return this.database.one<Progress>(
      `insert into bounce_mailboxes as b (id, reading_until) values ($1, $2)
       on conflict (id) do update set reading_until = $2 where b.reading_until is null or b.reading_until <= $3
       returning uid_validity as "uidValidity", last_uid as "lastUid"`,
      [id, until, this.clock.now()],
    );
  }

  private async lookThrough(mailbox: OpenMailbox, id: string, progress: Progress): Promise<void> {
    const { uidValidity } = mailbox;
    const after = progress.uidValidity === uidValidity ? Number(progress.lastUid) : 0;
    const since = later(this.clock.now(), -OLDEST);
    const uids = (await mailbox.unreadSince(since, after)).slice(0, MOST_MAILS);
    for (const uid of uids) {
      const source = await mailbox.beginningOf(uid, MOST_READ);
      const report = source && (await deliveryReportOf(source));
      if (report && (await this.bounces.reported(report))) await mailbox.markRead(uid);
      await this.database.query(
        'update bounce_mailboxes set uid_validity = $2, last_uid = $3 where id = $1',
        [id, uidValidity, uid],
      );
    }
  }
}

function hashOf(address: string): string {
  const { protocol, username, host, pathname } = new URL(address);
  return createHash('sha256').update(`${protocol}//${username}@${host}${pathname}`).digest('base64url');
}
