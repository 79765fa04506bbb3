import { Injectable } from '@nestjs/common';
import { Clock, minutes } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { MediaToolsService } from './media-tools.service.js';

export const LOOKS_EVERY = minutes(10);

/** Stores whether the worker has ffmpeg, because the server that tells the coach may run on another machine. */
@Injectable()
export class LookForConverterJob {
  constructor(
    private readonly tools: MediaToolsService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Every(LOOKS_EVERY, 'media.look-for-converter')
  async run(): Promise<void> {
    await this.database.query('update media_converter set ffmpeg_version = $1, looked_at = $2', [
      await this.tools.find(),
      this.clock.now(),
    ]);
  }
}
