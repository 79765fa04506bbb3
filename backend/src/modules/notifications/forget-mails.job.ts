import { Injectable } from '@nestjs/common';
import { type JobHandler, OnJob } from '../../platform/jobs/handlers.js';
import { FORGET_MAILS, Mailer } from '../../platform/mail/index.js';

/** Where mails are kept instead of sent, those to and about an erased member go, too. */
@Injectable()
@OnJob(FORGET_MAILS)
export class ForgetMailsJob implements JobHandler {
  constructor(private readonly mailer: Mailer) {}

  async run({ words }: { words?: unknown }): Promise<void> {
    if (!Array.isArray(words)) throw new Error('no words to forget mails by');
    await this.mailer.forget(words.map(String));
  }
}
