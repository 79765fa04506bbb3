import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { FolderMailer } from '../../stand-ins/mail-viewer/folder-mailer.js';
import { MailFolder } from '../../stand-ins/mail-viewer/mail-folder.js';
import { Mailer } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

/** Where mails lie that nobody is sent; null when they are really sent, and in production always. */
export function mailFolderOf({ dataDir, mail, production }: Config): MailFolder | null {
  return mail.smtpUrl !== undefined || production ? null : new MailFolder(path.join(dataDir, 'mail'));
}

function openMailer(config: Config, clock: Clock): Mailer {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl !== undefined) return new SmtpMailer(smtpUrl, from, clock);
  const folder = mailFolderOf(config);
  if (!folder) throw new Error('SMTP_URL: needed in production'); // the configuration has already refused this
  return new FolderMailer(folder, from, clock);
}

@Global()
@Module({
  providers: [{ provide: Mailer, useFactory: openMailer, inject: [CONFIG, Clock] }],
  exports: [Mailer],
})
export class MailModule {}
