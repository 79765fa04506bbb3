import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { naming } from '../../kernel/naming.js';
import { type Mail, Mailer, messageOf } from '../../platform/mail/index.js';
import { createTransport } from 'nodemailer';
import type { Clock } from '../../kernel/clock.js';

export interface KeptMail extends Mail {
  /** Id that is safe in file names and addresses. */
  id: string;
  sentAt: string;
}

/**
 * Stores emails as files: `<id>.eml` for any email program, and `<id>.json` for the viewer, written last and
 * atomically.
 */
export class MailFolder {
  constructor(private readonly folder: string) {}

  /** Stores an email; a repeated one replaces the first, so that nobody gets two. */
  async keep(mail: Mail, sentAt: Date, message: Buffer): Promise<void> {
    const id = createHash('sha256').update(mail.messageId).digest('hex').slice(0, 32);
    const kept: KeptMail = { ...mail, id, sentAt: sentAt.toISOString() };
    await mkdir(this.folder, { recursive: true });
    await this.write(`${id}.eml`, message);
    await this.write(`${id}.json`, JSON.stringify(kept, null, 2));
  }

  /** Lists emails, newest first. */
  async list(): Promise<KeptMail[]> {
    const names = await readdir(this.folder).catch(() => []);
    const ids = names.filter((name) => name.endsWith('.json')).map((name) => path.parse(name).name);
    const mails = await Promise.all(ids.map((id) => this.find(id)));
    return mails
      .filter((mail) => mail !== null)
      .toSorted((a, b) => b.sentAt.localeCompare(a.sentAt) || a.id.localeCompare(b.id));
  }

  async find(id: string): Promise<KeptMail | null> {
    if (!/^[0-9a-f]{32}$/.test(id)) return null;
    const text = await readFile(path.join(this.folder, `${id}.json`), 'utf8').catch(() => null);
    return text === null ? null : (JSON.parse(text) as KeptMail);
  }

  /** Deletes the emails that contain one of these ids or addresses. */
  async forget(words: readonly string[]): Promise<void> {
    const patterns = words.map((word) => new RegExp(naming(word)));
    for (const mail of await this.list()) {
      const text = JSON.stringify(mail);
      if (!patterns.some((pattern) => pattern.test(text))) continue;
      for (const kind of ['json', 'eml'])
        await rm(path.join(this.folder, `${mail.id}.${kind}`), { force: true });
    }
  }

  private async write(name: string, content: string | Buffer): Promise<void> {
    const draft = path.join(this.folder, `${randomUUID()}.draft`);
    await writeFile(draft, content);
    await rename(draft, path.join(this.folder, name));
  }
}

/** Puts emails into a folder instead of sending them; the viewer shows them. */
export class FolderMailer extends Mailer {
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(
    private readonly folder: MailFolder,
    private readonly from: string,
    private readonly clock: Clock,
  ) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    const sentAt = this.clock.now();
    const { message } = await this.transport.sendMail(messageOf(mail, this.from, sentAt));
    await this.folder.keep(mail, sentAt, message as Buffer); // a Buffer, because of `buffer`
  }

  forget(words: readonly string[]): Promise<void> {
    return this.folder.forget(words);
  }
}
