import { createTransport } from 'nodemailer';
import type { Clock } from '../../kernel/clock.js';
import { type Mail, Mailer, messageOf } from '../../platform/mail/index.js';
import type { MailFolder } from './mail-folder.js';

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
