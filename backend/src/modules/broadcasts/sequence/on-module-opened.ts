import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { RunSequencesService } from './run-sequences.service.js';

/** Starts the sequences of a course when a module opens, once per person and module. */
@Injectable()
export class OnModuleOpened {
  constructor(private readonly sequences: RunSequencesService) {}

  @On('module.opened', 'broadcasts.module-opened')
  async moduleOpened(event: EventMap['module.opened'], tx: Tx): Promise<void> {
    const { accountId, courseId, moduleId, moduleTitle } = event;
    await this.sequences.enterByModule(tx, {
      accountId,
      occasion: moduleId,
      title: moduleTitle,
      ownedId: courseId,
    });
  }
}
