import { Injectable } from '@nestjs/common';
import { minutes } from '../../../kernel/clock.js';
import { Every } from '../../../platform/jobs/decorators.js';
import type { Round } from '../../../platform/jobs/job.js';
import { StartBroadcastsService } from '../broadcast/start-broadcasts.service.js';
import { PostMailingsService } from '../mailings/post-mailings.service.js';
import { SEND_MAILINGS } from '../send-mailings.js';
import { RunSequencesService } from '../sequence/run-sequences.service.js';

/** Every minute: starts what is due, moves members through sequences, and posts as many mailings as that minute allows. */
@Injectable()
export class SendMailingsJob {
  constructor(
    private readonly broadcasts: StartBroadcastsService,
    private readonly sequences: RunSequencesService,
    private readonly mailings: PostMailingsService,
  ) {}

  @Every(minutes(1), SEND_MAILINGS)
  async run({ isBacklog }: Round = {}): Promise<void> {
    await this.broadcasts.startDue();
    await this.sequences.run();
    await (isBacklog ? this.mailings.postAll() : this.mailings.post());
    await this.broadcasts.finish();
  }
}
