import { Global, Module } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { Tracing } from '../telemetry/tracing.js';
import { Mailer } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

function smtpMailer({ mail: { smtpUrl, from } }: Config, clock: Clock, tracing: Tracing): Mailer {
  if (smtpUrl === undefined) throw new Error('SMTP_URL: no mail server is configured');
  return new SmtpMailer(smtpUrl, from, clock, undefined, tracing);
}

/** Sends emails through the mail server that the environment names. */
@Global()
@Module({
  providers: [{ provide: Mailer, useFactory: smtpMailer, inject: [CONFIG, Clock, Tracing] }],
  exports: [Mailer],
})
export class SmtpModule {}
