import type { Socket } from 'node:net';
import { LoopbackServer } from '../loopback-server.js';

interface KeptMail {
  uid: number;
  source: Buffer;
  isRead: boolean;
}

/**
 * An email server with only the part of IMAP (RFC 3501) that reading bounce notices needs; it refuses everything else.
 */
export class ImapPeer extends LoopbackServer {
  /** Responds normally, never responds, or never responds to a search. */
  mood: 'answers' | 'hangs' | 'hangs-in-search' = 'answers';
  uidValidity = 1;
  readonly mails: KeptMail[] = [];
  /** Commands received, without the tags. */
  readonly asked: string[] = [];
  /** Commands received that the server does not know. */
  readonly refused: string[] = [];
  private onSearch: () => void = () => undefined;

  static start(): Promise<ImapPeer> {
    return new ImapPeer().listen();
  }

  /** URL of the mailbox; the password has characters that a URL must escape. */
  get url(): string {
    return `imap://maren%40sanctum.example:${encodeURIComponent(PASSWORD)}@127.0.0.1:${this.port}/INBOX`;
  }

  /** Puts an unread email into the mailbox. */
  deliver(source: string | Buffer): KeptMail {
    const mail = { uid: (this.mails.at(-1)?.uid ?? 0) + 1, source: Buffer.from(source), isRead: false };
    this.mails.push(mail);
    return mail;
  }

  /** Waits for a search that is never answered. */
  untilSearched(): Promise<void> {
    return new Promise((seen) => (this.onSearch = seen));
  }

  protected welcome(socket: Socket): void {
    if (this.mood !== 'hangs') this.talk(socket);
  }

  private talk(socket: Socket): void {
    let said = '';
    socket.write('* OK ready\r\n');
    socket.on('data', (data) => {
      said += String(data);
      for (let end = said.indexOf('\r\n'); end >= 0; end = said.indexOf('\r\n')) {
        const [, tag = '*', command = ''] = /^(\S+) (.*)$/.exec(said.slice(0, end)) ?? [];
        said = said.slice(end + 2);
        this.asked.push(command);
        this.answer(socket, tag, command);
      }
    });
  }

  private answer(socket: Socket, tag: string, command: string): void {
    if (this.mood === 'hangs-in-search' && command.startsWith('UID SEARCH')) return this.onSearch();
    const [, handle] = this.commands.find(([pattern]) => pattern.test(command)) ?? [];
    if (!handle) this.refused.push(command);
    const lines = handle?.(command);
    for (const line of lines?.said ?? []) socket.write(line);
    socket.write(`${tag} ${lines?.result ?? 'BAD not known here'}\r\n`);
    if (command === 'LOGOUT') socket.end();
  }

  private readonly commands: [RegExp, (command: string) => { said?: (string | Buffer)[]; result: string }][] =
    [
      [/^CAPABILITY$/, () => ({ said: ['* CAPABILITY IMAP4rev1\r\n'], result: 'OK' })],
      [
        /^LOGIN /,
        (command) =>
          command === `LOGIN "maren@sanctum.example" ${JSON.stringify(PASSWORD)}`
            ? { result: 'OK' }
            : { result: 'NO [AUTHENTICATIONFAILED] wrong password' },
      ],
      [/^LIST "" ""$/, () => ({ said: ['* LIST (\\Noselect) "/" ""\r\n'], result: 'OK' })],
      [/^(LIST|LSUB) "" "?INBOX"?$/, () => ({ said: ['* LIST () "/" INBOX\r\n'], result: 'OK' })],
      [
        /^SELECT "?INBOX"?$/,
        () => ({
          said: [
            '* FLAGS (\\Seen)\r\n',
            `* ${this.mails.length} EXISTS\r\n`,
            '* 0 RECENT\r\n',
            `* OK [UIDVALIDITY ${this.uidValidity}]\r\n`,
            `* OK [UIDNEXT ${(this.mails.at(-1)?.uid ?? 0) + 1}]\r\n`,
          ],
          result: 'OK [READ-WRITE]',
        }),
      ],
      [/^UID SEARCH .*UNSEEN/, (command) => this.search(command)],
      [/^UID FETCH \d+ \(.*BODY\.PEEK\[\]<0\.\d+>.*\)$/, (command) => this.fetch(command)],
      [/^UID STORE \d+ \+FLAGS(\.SILENT)? \(\\Seen\)$/, (command) => this.markRead(command)],
      [/^LOGOUT$/, () => ({ said: ['* BYE\r\n'], result: 'OK' })],
    ];

  private search(command: string) {
    const from = Number(/UID (\d+):\*/.exec(command)?.[1]);
    if (!Number.isInteger(from) || !/SINCE "?\d{1,2}-[A-Z][a-z]{2}-\d{4}"?/.test(command))
      return { result: 'BAD unbounded' };
    // RFC 3501 6.4.8: a range that ends with * includes the last email, wherever it starts
    const last = this.mails.at(-1)?.uid;
    const found = this.mails.filter(({ uid, isRead }) => !isRead && (uid >= from || uid === last));
    return { said: [`* SEARCH ${found.map(({ uid }) => uid).join(' ')}\r\n`], result: 'OK' };
  }

  private fetch(command: string) {
    const [, uid, length] = /^UID FETCH (\d+) .*<0\.(\d+)>/.exec(command)!;
    const index = this.mails.findIndex((mail) => mail.uid === Number(uid));
    if (index < 0) return { result: 'OK' };
    const part = this.mails[index]!.source.subarray(0, Number(length));
    return {
      said: [`* ${index + 1} FETCH (UID ${uid} BODY[]<0> {${part.length}}\r\n`, part, ')\r\n'],
      result: 'OK',
    };
  }

  private markRead(command: string) {
    const uid = Number(/^UID STORE (\d+)/.exec(command)![1]);
    for (const mail of this.mails) mail.isRead ||= mail.uid === uid;
    return { result: 'OK' };
  }
}

const PASSWORD = 'u8 Krw3/pQz:x';
