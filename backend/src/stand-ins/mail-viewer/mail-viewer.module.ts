import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { type Config, CONFIG } from '../../platform/config/config.js';
import { Mailer } from '../../platform/mail/index.js';
import { FolderMailer, MailFolder } from './mail-folder.js';

/** Stands in for a mail server: stores emails in a folder, from which the viewer shows them. */
@Global()
@Module({
  providers: [
    {
      provide: MailFolder,
      useFactory: ({ dataDir }: Config) => new MailFolder(path.join(dataDir, 'mail')),
      inject: [CONFIG],
    },
    {
      provide: Mailer,
      useFactory: (folder: MailFolder, { mail }: Config, clock: Clock) =>
        new FolderMailer(folder, mail.from, clock),
      inject: [MailFolder, CONFIG, Clock],
    },
  ],
  exports: [Mailer],
})
export class MailViewerModule {}
