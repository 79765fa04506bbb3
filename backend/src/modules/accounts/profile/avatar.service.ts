import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../../platform/database/database.js';
import { MediaLibraryService, UploadsService } from '../../media/index.js';
import { Account } from '../account.entity.js';

/** A person's picture. A new one replaces and deletes the one before. */
@Injectable()
export class AvatarService {
  constructor(
    private readonly database: Database,
    private readonly uploads: UploadsService,
    private readonly library: MediaLibraryService,
  ) {}

  async set(accountId: string, storageUrl: string): Promise<void> {
    const upload = await this.uploads.receive(accountId, storageUrl, 'avatar');
    await this.database.transaction(async (tx) => {
      const { id } = await this.uploads.claim(tx, upload);
      await this.replace(tx, accountId, id);
    });
  }

  async remove(accountId: string): Promise<void> {
    await this.database.transaction((tx) => this.replace(tx, accountId, null));
  }

  /** Replaces the picture. The row is locked first, so the later of two simultaneous pictures removes the earlier. */
  private async replace(tx: Tx, accountId: string, avatarAssetId: string | null): Promise<void> {
    const before = await tx.findOne(Account, {
      select: { id: true, avatarAssetId: true },
      where: { id: accountId },
      lock: { mode: 'pessimistic_write' },
    });
    await tx.update(Account, { id: accountId }, { avatarAssetId });
    if (before?.avatarAssetId) await this.library.remove(tx, before.avatarAssetId);
  }
}
