import { Injectable } from '@nestjs/common';
import { Runs } from '../../platform/jobs/decorators.js';
import type { PayloadOf } from '../../platform/jobs/job.js';
import { FORGET_MAILS, Mailer } from '../../platform/mail/index.js';

/** Deletes emails to and about an erased member in installations that store emails instead of sending them. */
@Injectable()
export class ForgetMailsJob {
  constructor(private readonly mailer: Mailer) {}

  @Runs(FORGET_MAILS)
  async run({ words }: PayloadOf<typeof FORGET_MAILS>): Promise<void> {
    await this.mailer.forget(words);
  }
}
