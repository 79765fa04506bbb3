import type { INestApplicationContext, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Config } from './platform/config/config.js';
import { SmtpModule } from './platform/mail/index.js';
import { ConfiguredS3Module } from './platform/storage/index.js';
import { StripeModule } from './platform/stripe/stripe-account.js';
import { EmbeddedS3Module, EmbeddedS3Server, mountEmbeddedS3 } from './stand-ins/embedded-s3/index.js';
import { MailFolder, MailViewerModule, mountMailViewer } from './stand-ins/mail-viewer/index.js';
import { type Past, PaymentSandbox, PaymentSandboxModule } from './stand-ins/payment-sandbox/index.js';

/** Returns the parts that use a stand-in because no real service is configured. In production, email and payments never do. */
export const standInsOf = ({ storage, mail, stripe, production }: Config) => ({
  storage: storage.endpoint === undefined,
  mail: mail.smtpUrl === undefined && !production,
  payments: stripe === undefined && !production,
});

/** Selects the modules for files, emails and payments (product rule 1.2). No other code knows which ones are in use. */
export function partModules(config: Config): Type[] {
  const standIns = standInsOf(config);
  return [
    standIns.storage ? EmbeddedS3Module : ConfiguredS3Module,
    standIns.mail ? MailViewerModule : SmtpModule,
    standIns.payments ? PaymentSandboxModule : StripeModule,
  ];
}

export function mountStandIns(app: NestFastifyApplication, fastify: FastifyInstance, config: Config): void {
  const standIns = standInsOf(config);
  if (standIns.storage) mountEmbeddedS3(fastify, app.get(EmbeddedS3Server));
  if (standIns.mail) mountMailViewer(fastify, app.get(MailFolder));
  if (standIns.payments) app.get(PaymentSandbox).mount(fastify);
}

/** Adds the demo's payments and subscriptions to the payment sandbox; a real provider gets nothing. */
export async function rememberPast(app: INestApplicationContext, config: Config, past: Past): Promise<void> {
  if (standInsOf(config).payments) await app.get(PaymentSandbox).remember(past);
}

/** Starts the background work of stand-ins once the server listens. Closing the server stops the work. */
export function startStandIns(app: NestFastifyApplication, config: Config): void {
  if (standInsOf(config).payments) app.get(PaymentSandbox).start();
}
