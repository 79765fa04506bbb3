import type { ImapFlow } from 'imapflow';

/** Timeouts in milliseconds of each step and of the whole visit, so that a hanging server blocks nothing. */
const TIMES = { step: 15_000, visit: 120_000 };
export type MailboxTimes = typeof TIMES;

/** An open mailbox. Its emails have growing numbers (UIDs), which are valid as long as `uidValidity` is the same. */
export interface OpenMailbox {
  uidValidity: string;
  /** Returns the UIDs above `after` of unread emails that arrived on this day (UTC) or later, in order. */
  unreadSince(day: Date, after: number): Promise<number[]>;
  /** Reads this many bytes of an email without marking it as read; undefined if the email is gone. */
  beginningOf(uid: number, bytes: number): Promise<Uint8Array | undefined>;
  markRead(uid: number): Promise<void>;
}

/** A mailbox, such as imaps://user:password@host:993/INBOX. */
export class ImapMailbox {
  constructor(
    private readonly address: string,
    private readonly times: MailboxTimes = TIMES,
  ) {}

  /** Signs in, opens the mailbox for `work`, and signs out. Rejects if that takes too long or the server refuses. */
  async visit<Result>(work: (mailbox: OpenMailbox) => Promise<Result>): Promise<Result> {
    const client = await this.client();
    const lost = new Promise<never>((_, reject) => client.on('error', reject));
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('the mail server takes too long')), this.times.visit);
    });
    try {
      return await Promise.race([lost, tooLong, this.work(client, work)]);
    } finally {
      clearTimeout(timer);
      client.close();
    }
  }

  private async work<Result>(client: ImapFlow, work: (mailbox: OpenMailbox) => Promise<Result>) {
    await client.connect();
    const path = decodeURIComponent(new URL(this.address).pathname.slice(1));
    const { uidValidity } = await client.mailboxOpen(path || 'INBOX');
    const result = await work(opened(client, String(uidValidity)));
    await client.logout();
    return result;
  }

  /** Loads the client with the first visit, because most processes visit no mailbox. */
  private async client(): Promise<ImapFlow> {
    const { ImapFlow } = await import('imapflow');
    const { protocol, hostname, port, username, password } = new URL(this.address);
    const { step } = this.times;
    const secure = protocol === 'imaps:';
    return new ImapFlow({
      host: hostname.replaceAll(/[[\]]/g, ''),
      port: Number(port) || (secure ? 993 : 143),
      secure,
      // only a server on this machine is read without encryption, which the configuration ensures
      doSTARTTLS: false,
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: step,
      greetingTimeout: step,
      socketTimeout: step,
    });
  }
}

const opened = (client: ImapFlow, uidValidity: string): OpenMailbox => ({
  uidValidity,
  async unreadSince(day, after) {
    const found = await client.search({ seen: false, since: day, uid: `${after + 1}:*` }, { uid: true });
    // a range that ends with * always includes the last email
    return (found || []).filter((uid) => uid > after).toSorted((one, other) => one - other);
  },
  async beginningOf(uid, bytes) {
    const mail = await client.fetchOne(String(uid), { source: { maxLength: bytes } }, { uid: true });
    return mail ? mail.source : undefined;
  },
  async markRead(uid) {
    await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
  },
});
