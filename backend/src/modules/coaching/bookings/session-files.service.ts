import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { notFound, unprocessable } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { MediaDeliveryService, MediaLibraryService } from '../../media/index.js';
import { BOOKING_ROW, type BookingRow } from './booking.sql.js';
import { CoachingSessionFile } from './session-file.entity.js';
import type { SessionDownloadResponse, SessionFileResponse } from './session-files.dto.js';

/** The files of a session: the coach chooses them in the media library, whoever had a place downloads them. */
@Injectable()
export class SessionFilesService {
  constructor(
    private readonly database: Database,
    private readonly library: MediaLibraryService,
    private readonly delivery: MediaDeliveryService,
  ) {}

  /**
   * These and no others, in this order; false: these were its files. The caller has locked the session. Nobody can delete one of
   * them from the library meanwhile; one that is not there is refused.
   */
  async replace(tx: Tx, sessionId: string, assetIds: readonly string[]): Promise<boolean> {
    const before = await tx.find(CoachingSessionFile, { where: { sessionId }, order: { position: 'ASC' } });
    const had = before.map(({ assetId }) => assetId);
    if (isDeepStrictEqual(had, assetIds)) return false;
    const found = await this.library.hold(tx, assetIds);
    if (assetIds.some((id) => !found.has(id) || found.get(id)?.kind === 'captions'))
      throw unprocessable('no_such_media', 'This is not in the media library', {
        fileIds: 'are not all in the library any more',
      });
    await tx.delete(CoachingSessionFile, { sessionId });
    const rows = assetIds.map((assetId, position) => ({ sessionId, assetId, position }));
    if (rows.length > 0) await tx.insert(CoachingSessionFile, rows);
    return true;
  }

  /** 404 for a booking of somebody else; none for a place that the member has no more. */
  async downloads(accountId: string, bookingId: string): Promise<SessionDownloadResponse[]> {
    const booking = await this.database.one<Pick<BookingRow, 'state' | 'files'>>(
      `${BOOKING_ROW} where b.id = $1 and b.account_id = $2`,
      [bookingId, accountId],
    );
    if (!booking) throw notFound('Booking');
    return this.downloadsOf(booking);
  }

  /** The caller knows that whoever asks may see this booking. */
  async downloadsOf(booking: Pick<BookingRow, 'state' | 'files'>): Promise<SessionDownloadResponse[]> {
    const files = filesFor(booking);
    const signed = await this.delivery.signedUrls(files.map(({ id }) => id));
    return files.flatMap((file) => {
      const delivered = signed.get(file.id);
      return delivered ? [{ ...file, url: delivered.downloadUrl }] : [];
    });
  }
}

/** What whoever has booked sees of the files: none without a place in the session. */
export const filesFor = ({ state, files }: Pick<BookingRow, 'state' | 'files'>): SessionFileResponse[] =>
  state === 'cancelled' || state === 'unconfirmed' ? [] : files;
