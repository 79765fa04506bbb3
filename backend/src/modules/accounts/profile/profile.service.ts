import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../../platform/database/database.js';
import { PublishedSiteService } from '../../site/index.js';
import { MediaLibraryService, UploadsService } from '../../media/index.js';
import { Account } from '../account.entity.js';
import { SightService } from '../sight/sight.service.js';
import type { UpdateMeRequest } from './me.dto.js';

/** Changes a signed-in person's profile and picture; omitted fields stay as they are. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly database: Database,
    private readonly site: PublishedSiteService,
    private readonly sight: SightService,
    private readonly uploads: UploadsService,
    private readonly library: MediaLibraryService,
  ) {}

  async update(accountId: string, { name, bio, timeZone, language, showLevelPublicly }: UpdateMeRequest) {
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

  async setAvatar(accountId: string, storageUrl: string): Promise<void> {
    const upload = await this.uploads.receive(accountId, storageUrl, 'avatar');
    await this.database.transaction(async (tx) => {
      const { id } = await this.uploads.claim(tx, upload);
      await this.replaceAvatar(tx, accountId, id);
    });
  }

  async removeAvatar(accountId: string): Promise<void> {
    await this.database.transaction((tx) => this.replaceAvatar(tx, accountId, null));
  }

  private async tellOfName(tx: Tx, accountId: string, name: string): Promise<void> {
    const isSame = await tx.existsBy(Account, { id: accountId, name });
    if (!isSame) await this.sight.tell(tx, 'name', accountId);
  }

  /** Replaces the picture. The row is locked first, so the later of two simultaneous pictures removes the earlier. */
  private async replaceAvatar(tx: Tx, accountId: string, avatarAssetId: string | null): Promise<void> {
    const before = await tx.findOne(Account, {
      select: { id: true, avatarAssetId: true },
      where: { id: accountId },
      lock: { mode: 'pessimistic_write' },
    });
    await tx.update(Account, { id: accountId }, { avatarAssetId });
    if (before?.avatarAssetId) await this.library.remove(tx, before.avatarAssetId);
  }
}
