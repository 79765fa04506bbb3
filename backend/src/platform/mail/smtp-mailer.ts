import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { Clock } from '../../kernel/clock.js';
import { type Mail, Mailer } from './mailer.js';
import { messageOf } from './message.js';

/** Product rule 8.1: every call to a provider has a time-out. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Hands mails to a real mail server. */
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  private readonly transport;

  constructor(
    url: string,
    private readonly from: string,
    private readonly clock: Clock,
    timeouts = TIMEOUTS,
  ) {
    super();
    this.transport = createTransport({ url, ...timeouts });
  }

  async send(mail: Mail): Promise<void> {
    await this.transport.sendMail(messageOf(mail, this.from, this.clock.now()));
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
