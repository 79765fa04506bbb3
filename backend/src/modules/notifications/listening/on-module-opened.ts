import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { sameThing } from '../same-thing.js';

/** Says that a module is open, once for each person and module. */
@Injectable()
@OnEvent('module.opened', 'notifications.module-opened')
export class OnModuleOpened implements EventListener<'module.opened'> {
  constructor(
    private readonly post: MailPostService,
    private readonly bell: BellService,
  ) {}

  async handle({ accountId, ...details }: EventMap['module.opened'], tx: Tx): Promise<void> {
    const thing = sameThing(accountId, details.moduleId);
    await this.post.add(tx, { kind: 'module-opened', thing, accountId, details });
    const { moduleId, moduleTitle, courseId } = details;
    await this.bell.ring(tx, {
      kind: 'module-opened',
      accountId,
      thing: moduleId,
      source: moduleId,
      path: `/course/${courseId}`,
      facts: { title: moduleTitle },
    });
  }
}
