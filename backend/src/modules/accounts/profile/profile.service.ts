import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../../platform/database/database.js';
import { PublishedSiteService } from '../../site/index.js';
import { Account } from '../account.entity.js';
import { SightService } from '../sight/sight.service.js';
import type { UpdateMeRequest } from './me.dto.js';

/** Changes a signed-in person's profile; omitted fields stay as they are. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly database: Database,
    private readonly site: PublishedSiteService,
    private readonly sight: SightService,
  ) {}

  async update(
    accountId: string,
    { name, bio, timeZone, language, showLevelPublicly }: UpdateMeRequest,
  ): Promise<void> {
    const changes = {
      ...(name !== undefined && { name }),
      ...(bio !== undefined && { bio: bio || null }),
      ...(timeZone !== undefined && { timeZone }),
      ...(language !== undefined && { language }),
      ...(showLevelPublicly !== undefined && { showLevelPublicly }),
    };
    if (Object.keys(changes).length === 0) return;
    await this.database.transaction(async (tx) => {
      if (name !== undefined) await this.tellOfName(tx, accountId, name);
      await tx.update(Account, { id: accountId }, changes);
      // a business without its own time zone uses the coach's
      if (timeZone !== undefined) await this.site.tell(tx);
    });
    if (timeZone !== undefined) this.site.forget();
  }

  private async tellOfName(tx: Tx, accountId: string, name: string): Promise<void> {
    const isSame = await tx.existsBy(Account, { id: accountId, name });
    if (!isSame) await this.sight.tell(tx, 'name', accountId);
  }
}
