import { Injectable } from '@nestjs/common';
import { minutes } from '../../../kernel/clock.js';
import { Every } from '../../../platform/jobs/decorators.js';
import type { Round } from '../../../platform/jobs/job.js';
import { StartBroadcastsService } from '../broadcast/start-broadcasts.service.js';
import { PostLettersService } from '../letters/post-letters.service.js';
import { SEND_LETTERS } from '../send-letters.js';
import { RunSequencesService } from '../sequence/run-sequences.service.js';

/** Every minute: begins what is due, moves everybody through the sequences, and hands on what that minute has room for. */
@Injectable()
@Every(minutes(1), SEND_LETTERS)
export class SendLettersJob {
  constructor(
    private readonly broadcasts: StartBroadcastsService,
    private readonly sequences: RunSequencesService,
    private readonly letters: PostLettersService,
  ) {}

  async run({ isBacklog }: Round = {}): Promise<void> {
    await this.broadcasts.startDue();
    await this.sequences.run();
    await (isBacklog ? this.letters.postAll() : this.letters.post());
    await this.broadcasts.finish();
  }
}
