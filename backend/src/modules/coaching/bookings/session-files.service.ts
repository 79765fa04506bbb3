import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { notFound, unprocessable } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { MediaDeliveryService, MediaLibraryService } from '../../media/index.js';
import { BOOKING_ROW, type BookingRow } from './booking.sql.js';
import { CoachingSessionFile } from './booking.entity.js';
import type { SessionDownloadResponse, SessionFileResponse } from './bookings.dto.js';

/** Manages the files of a session: the coach picks them from the media library, and participants download them. */
@Injectable()
export class SessionFilesService {
  constructor(
    private readonly database: Database,
    private readonly library: MediaLibraryService,
    private readonly delivery: MediaDeliveryService,
  ) {}

  /**
   * Sets exactly these files, in this order; returns false if nothing changed. The caller has locked the session. Files
   * are locked against deletion from the library; a missing one is refused.
   */
  async replace(tx: Tx, sessionId: string, assetIds: readonly string[]): Promise<boolean> {
    const before = await tx.find(CoachingSessionFile, { where: { sessionId }, order: { position: 'ASC' } });
    const had = before.map(({ assetId }) => assetId);
    if (isDeepStrictEqual(had, assetIds)) return false;
    const found = await this.library.hold(tx, assetIds);
    if (assetIds.some((id) => !found.has(id) || found.get(id)?.kind === 'captions'))
      throw unprocessable('no_such_media', 'This isn’t in the media library', {
        fileIds: 'aren’t all in the media library anymore',
      });
    await tx.delete(CoachingSessionFile, { sessionId });
    const rows = assetIds.map((assetId, position) => ({ sessionId, assetId, position }));
    if (rows.length > 0) await tx.insert(CoachingSessionFile, rows);
    return true;
  }

  /** Returns download addresses; 404 for someone else's booking, and empty if the spot was canceled. */
  async downloads(accountId: string, bookingId: string): Promise<SessionDownloadResponse[]> {
    const booking = await this.database.one<Pick<BookingRow, 'state' | 'files'>>(
      `${BOOKING_ROW} where b.id = $1 and b.account_id = $2`,
      [bookingId, accountId],
    );
    if (!booking) throw notFound('Booking');
    return this.downloadsOf(booking);
  }

  /** Returns download addresses. The caller has checked that the person may see this booking. */
  async downloadsOf(booking: Pick<BookingRow, 'state' | 'files'>): Promise<SessionDownloadResponse[]> {
    const files = filesFor(booking);
    const signed = await this.delivery.signedUrls(files.map(({ id }) => id));
    return files.flatMap((file) => {
      const delivered = signed.get(file.id);
      return delivered ? [{ ...file, url: delivered.downloadUrl }] : [];
    });
  }
}

/** Files that the person with this booking can see; none without a place in the session. */
export const filesFor = ({ state, files }: Pick<BookingRow, 'state' | 'files'>): SessionFileResponse[] =>
  state === 'cancelled' || state === 'unconfirmed' ? [] : files;
