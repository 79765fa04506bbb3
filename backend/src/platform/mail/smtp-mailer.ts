import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { NodemailerError, Transporter } from 'nodemailer';
import { Clock } from '../../kernel/clock.js';
import { Tracing } from '../telemetry/tracing.js';
import { type Mail, MailBounced, Mailer, MailServerAway } from './mailer.js';
import { messageOf } from './message.js';
import { type Config, CONFIG } from '../config/config.js';

/** Timeouts in milliseconds. Product rule 8.1: every call to a provider has a timeout. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Error codes of nodemailer for a server that does not answer, or whose connection was lost. */
const NOT_REACHED: ReadonlySet<string> = new Set(['ECONNECTION', 'ESOCKET', 'EDNS', 'ETIMEDOUT']);
/** Response code of a server that is shutting down (RFC 5321). */
const CLOSING = 421;

export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  private transport: Promise<Transporter> | undefined;

  constructor(
    private readonly url: string,
    private readonly from: string,
    private readonly clock: Clock,
    private readonly timeouts = TIMEOUTS,
    private readonly tracing = new Tracing(),
  ) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    const transport = await (this.transport ??= this.open());
    const attributes = { 'server.address': new URL(this.url).hostname };
    try {
      await this.tracing.inSpan({ name: 'smtp send', kind: 'client', attributes }, () =>
        transport.sendMail(messageOf(mail, this.from, this.clock.now())),
      );
    } catch (error) {
      if (isAway(error)) throw new MailServerAway(String(error), { cause: error });
      throw isRefusedForGood(error) ? new MailBounced(String(error), { cause: error }) : error;
    }
  }

  /** Does nothing, because a sent email is in its recipient's mailbox. */
  async forget(): Promise<void> {}

  async onApplicationShutdown(): Promise<void> {
    (await this.transport)?.close();
  }

  /** Loads nodemailer with the first email, so that a server that sends none never loads it. */
  private async open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url: this.url, ...this.timeouts });
  }
}

/** Returns whether the server permanently refused the recipient's address (RFC 5321 4.2.1). */
function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode = 0 } = error as Partial<NodemailerError>;
  return command === 'RCPT TO' && responseCode >= 500 && responseCode < 600;
}

function isAway(error: unknown): boolean {
  const { code, responseCode } = error as Partial<NodemailerError>;
  return responseCode === CLOSING || (responseCode === undefined && NOT_REACHED.has(code ?? ''));
}

function smtpMailer({ mail: { smtpUrl, from } }: Config, clock: Clock, tracing: Tracing): Mailer {
  if (smtpUrl === undefined) throw new Error('SMTP_URL: no mail server is configured');
  return new SmtpMailer(smtpUrl, from, clock, undefined, tracing);
}

@Global()
@Module({
  providers: [{ provide: Mailer, useFactory: smtpMailer, inject: [CONFIG, Clock, Tracing] }],
  exports: [Mailer],
})
export class SmtpModule {}
