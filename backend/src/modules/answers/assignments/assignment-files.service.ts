import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, notFound } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/database/database.js';
import {
  MediaDeliveryService,
  MediaLibraryService,
  type ReceivedUpload,
  UploadsService,
} from '../../media/index.js';
import { AssignmentFile, MOST_FILES } from './assignment-file.entity.js';
import type { AssignmentFileResponse } from './assignments.dto.js';

/** Receives, signs and deletes the files of assignments. Callers check permissions first. */
@Injectable()
export class AssignmentFilesService {
  constructor(
    private readonly uploads: UploadsService,
    private readonly library: MediaLibraryService,
    private readonly media: MediaDeliveryService,
    private readonly clock: Clock,
  ) {}

  receive(accountId: string, storageUrl: string): Promise<ReceivedUpload> {
    return this.uploads.receive(accountId, storageUrl, 'assignment', { nameIfNone: 'assignment' });
  }

  /** Adds a file to the draft, whose submission is locked. */
  async add(tx: Tx, submissionId: string, received: ReceivedUpload): Promise<void> {
    const draft = await tx.query('select from assignment_files where submission_id = $1 and number is null', [
      submissionId,
    ]);
    if (draft.length >= MOST_FILES) throw conflict('full', `You can add up to ${MOST_FILES} files`);
    const { id: assetId } = await this.uploads.claim(tx, received);
    await tx.insert(AssignmentFile, { assetId, submissionId, number: null, addedAt: this.clock.now() });
  }

  /** Deletes a file that the member hasn't handed in. */
  async remove(tx: Tx, accountId: string, widgetId: string, assetId: string): Promise<void> {
    const removed = await tx.changed(
      `delete from assignment_files f using assignment_submissions s
       where f.asset_id = $3 and f.number is null and s.id = f.submission_id and s.account_id = $1 and s.widget_id = $2`,
      [accountId, widgetId, assetId],
    );
    if (removed === 0) throw notFound('File');
    await this.library.remove(tx, assetId);
  }

  /** Returns the files in the order of their ids, with addresses that work for 15 minutes. */
  async signed(assetIds: readonly string[]): Promise<AssignmentFileResponse[]> {
    const files = await this.media.signedUrls(assetIds);
    return assetIds.flatMap((assetId) => {
      const file = files.get(assetId);
      if (!file || file.kind === 'captions') return [];
      const { id, kind, fileName, fileSize, width, height, url, downloadUrl } = file;
      return [{ id, kind, fileName, fileSize, width, height, url, downloadUrl }];
    });
  }
}
