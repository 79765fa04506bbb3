import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, unprocessable } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/database/database.js';
import { brokenConstraint } from '../../../platform/database/postgres-errors.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { Storage, type StoredFile } from '../../../platform/storage/index.js';
import {
  broken,
  type ByteSource,
  mismatch,
  tooLarge,
  UploadRefusal,
  wrongType,
} from '../inspection/upload-refusal.js';
import type { MediaKind } from '../inspection/media-kinds.js';
import { safeFileName } from '../inspection/file-types.js';
import { FILE_TYPES, isAccepted, typeCalled } from '../inspection/file-types.js';
import { type FileFacts, inspect } from '../inspection/inspect.js';
import { withoutPlace } from '../inspection/without-place.js';
import { CONVERT_MEDIA } from '../conversion/convert-media.job.js';
import { needsConversion } from '../conversion/needs-conversion.js';
import { ImageRewriterService } from './image-rewriter.service.js';
import { MediaAsset } from '../assets/media-asset.entity.js';
import { MediaLibraryService } from '../assets/media-library.service.js';
import { type AssetPurpose, PURPOSES, type PurposeRules, rulesOf } from './upload-purposes.js';
import { UploadTicket } from './upload-ticket.entity.js';
import { UploadTicketsService } from './upload-tickets.service.js';

/** A client's claims about a file when asking to use it; checked against the bytes. */
export interface Announced {
  fileName?: string | undefined;
  /** Name for a file that has none from this call, its ticket or the upload itself. */
  nameIfNone?: string;
  mimeType?: string;
  size?: number;
  kind?: MediaKind;
}

/** An upload that was examined and stored, and still needs its row to count. */
export interface ReceivedUpload {
  asset: MediaAsset;
  ticket: UploadTicket;
}

/** An upload that is read without becoming an asset. */
interface UploadedFile {
  ticket: UploadTicket;
  size: number;
}

/** A ticket whose purpose is known: its own, or that of the call that uses the file. */
type SettledTicket = UploadTicket & { purpose: AssetPurpose };

/**
 * Turns an upload into an asset in two steps, because storage has no transactions. `receive` examines and stores the
 * bytes; `claim` creates the asset in the caller's transaction.
 */
@Injectable()
export class UploadsService {
  constructor(
    private readonly tickets: UploadTicketsService,
    private readonly storage: Storage,
    private readonly library: MediaLibraryService,
    private readonly images: ImageRewriterService,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
  ) {}

  /** Examines and stores an upload. Deletes a refused one and uses up its ticket. */
  async receive(
    accountId: string,
    storageUrl: string,
    purpose: AssetPurpose,
    announced: Announced = {},
  ): Promise<ReceivedUpload> {
    return this.accept(await this.tickets.find(accountId, storageUrl, purpose), purpose, announced);
  }

  /** Examines and stores a file that the server has read itself, like one inside a course file. */
  async take(
    accountId: string,
    purpose: AssetPurpose,
    { fileName, body }: { fileName: string; body: Readable },
  ): Promise<ReceivedUpload> {
    const ticket = await this.tickets.ofServer(accountId, purpose, fileName);
    await this.storage.putStream(ticket.objectKey, body, { contentType: 'application/octet-stream' });
    return this.accept(ticket, purpose, {}, true);
  }

  /** Returns an uploaded course file, which its caller reads and then takes over or refuses. */
  async courseFile(accountId: string, storageUrl: string): Promise<UploadedFile> {
    const ticket = await this.tickets.find(accountId, storageUrl, 'course_file');
    const stored = await this.storage.head(ticket.objectKey);
    if (!stored) throw missing();
    const { maxBytes, maxBytesInParts } = PURPOSES.course_file;
    const most = ticket.multipartId === null ? maxBytes : maxBytesInParts;
    if (stored.size > most) await this.refuse(ticket, tooLarge(stored.size, most));
    return { ticket, size: stored.size };
  }

  /** Uses up the upload without making it an asset. Its bytes now belong to the caller, who discards them. */
  async takeOver(tx: Tx, { ticket: { id } }: UploadedFile): Promise<void> {
    const { affected } = await tx.delete(UploadTicket, { id });
    if (affected !== 1) throw used();
  }

  /** Uses up a refused upload, deletes its bytes, and throws the refusal. */
  async refuse(ticket: UploadTicket, refusal: unknown): Promise<never> {
    await this.tickets.markUsed(ticket.id);
    await this.storage.delete(ticket.objectKey);
    throw refusal;
  }

  private async accept(
    ticket: UploadTicket,
    purpose: AssetPurpose,
    announced: Announced,
    isOfServer = false,
  ): Promise<ReceivedUpload> {
    try {
      const isInParts = isOfServer || ticket.multipartId !== null;
      return { ticket, asset: await this.examine(ticket, purpose, announced, isInParts) };
    } catch (error) {
      if (error instanceof UploadRefusal) return this.refuse(ticket, error);
      throw error;
    }
  }

  /** Makes the upload an asset. The asset has the ticket's id, so a second simultaneous claim violates the primary key. */
  async claim(tx: Tx, { asset, ticket }: ReceivedUpload): Promise<MediaAsset> {
    await this.library.record(tx, [asset]).catch((error: unknown) => {
      throw brokenConstraint(error) === 'media_assets_pk' ? used() : error;
    });
    await tx.update(UploadTicket, { id: ticket.id }, { usedAt: this.clock.now() });
    if (asset.objectKey !== ticket.objectKey) await this.library.discard(tx, ticket.objectKey);
    // A video that plays everywhere still needs a poster.
    if (asset.conversion !== null || (asset.kind === 'video' && asset.inLibrary))
      await this.queue.add(tx, { job: CONVERT_MEDIA, payload: { assetId: asset.id } });
    return asset;
  }

  private async examine(
    ticket: UploadTicket,
    purpose: AssetPurpose,
    announced: Announced,
    isInParts: boolean,
  ) {
    const { objectKey, fileSize, mimeType } = ticket;
    const rules: PurposeRules = rulesOf(purpose);
    const stored = await this.storage.head(objectKey);
    if (!stored) throw missing();
    const inOnePut = Math.min(rules.maxBytes, rulesOf(ticket.purpose).maxBytes);
    const maxBytes = isInParts ? (rules.maxBytesInParts ?? rules.maxBytes) : inOnePut;
    if (stored.size > maxBytes) throw tooLarge(stored.size, maxBytes);
    for (const size of [fileSize, announced.size]) {
      if (typeof size === 'number' && size !== stored.size)
        throw mismatch('fileSize', `arrived as ${stored.size}`);
    }
    const facts = await inspect(this.source(objectKey, stored), rules);
    if (!isAccepted(FILE_TYPES[facts.type], rules)) throw wrongType(rules);
    for (const said of [mimeType, announced.mimeType]) {
      // A picture may be announced as another picture type; its real type counts.
      if (typeof said === 'string' && typeCalled(said)?.kind !== FILE_TYPES[facts.type].kind) {
        throw mismatch('mimeType', `arrived as ${FILE_TYPES[facts.type].mimeType}`);
      }
    }
    const { kind } = FILE_TYPES[facts.type];
    if (announced.kind !== undefined && announced.kind !== kind)
      throw mismatch('fileType', `arrived as ${kind}`);
    return this.keep(
      { ...ticket, purpose },
      { ...stored, ...facts },
      announced.fileName ?? ticket.fileName ?? stored.fileName ?? announced.nameIfNone ?? '',
    );
  }

  /** Reads the upload in pieces, and throws if it changed in between: its URL works until it expires. */
  private source(key: string, { size, etag }: StoredFile): ByteSource {
    return {
      size,
      read: async (start, length) => {
        if (start >= size || length <= 0) return Buffer.alloc(0);
        const end = Math.min(start + length, size) - 1;
        const { body, ...found } = await this.storage.read(key, { start, end });
        const bytes = await buffer(body);
        if (found.etag !== etag) throw broken('it changed while we were reading it');
        return bytes;
      },
    };
  }

  private async keep(
    { id, purpose, accountId, objectKey: from }: SettledTicket,
    found: StoredFile & FileFacts,
    givenName: string,
  ): Promise<MediaAsset> {
    const { type, etag, size, ...facts } = found;
    const { isPublic, inLibrary, isPersonal = false } = rulesOf(purpose);
    const asset = { id, isPublic, createdBy: accountId, inLibrary, isPersonal };
    if (facts.image && purpose !== 'post_file') {
      const { bytes, ...image } = await this.images.rewrite(facts.image.bytes, facts.image.type, purpose);
      const { width, height, mimeType } = image;
      const fileName = safeFileName(givenName, FILE_TYPES[image.type]);
      return this.library.store({ ...asset, kind: 'image', fileName, mimeType, width, height }, bytes);
    }
    const { kind, mimeType } = FILE_TYPES[type];
    if (facts.captions) {
      const fileName = safeFileName(givenName, FILE_TYPES[type]);
      return this.library.store({ ...asset, kind, mimeType, fileName }, facts.captions);
    }
    if ((purpose === 'post_file' || purpose === 'assignment') && (type === 'mp4' || type === 'mov'))
      return this.keepVideo(asset, from, { ...found, type }, givenName);
    const objectKey = `media/${id}`;
    const copied =
      from === objectKey || (await this.storage.copy(from, objectKey, { etag, contentType: mimeType }));
    if (!copied) throw missing();
    return {
      ...asset,
      kind,
      mimeType,
      objectKey,
      fileSize: size,
      createdAt: this.clock.now(),
      fileName: safeFileName(givenName, FILE_TYPES[type]),
      width: facts.width,
      height: facts.height,
      durationSeconds: facts.durationSeconds,
      canPlayEverywhere: facts.canPlayEverywhere,
      // A product's file is sold unconverted.
      conversion: purpose === 'media' && needsConversion({ type, size, ...facts }) ? 'waiting' : null,
      conversionPercent: null,
      hasSizes: false,
      version: 1,
    };
  }

  /** Stores a video; a video for others loses its location data. */
  private async keepVideo(
    asset: Pick<MediaAsset, 'id' | 'isPublic' | 'createdBy' | 'inLibrary' | 'isPersonal'>,
    from: string,
    {
      type,
      width,
      height,
      durationSeconds,
      canPlayEverywhere,
      ...stored
    }: StoredFile & FileFacts & { type: 'mp4' | 'mov' },
    givenName: string,
  ): Promise<MediaAsset> {
    const bytes = withoutPlace(await this.source(from, stored).read(0, stored.size));
    const { kind, mimeType } = FILE_TYPES[type];
    const fileName = safeFileName(givenName, FILE_TYPES[type]);
    return this.library.store(
      { ...asset, kind, mimeType, fileName, width, height, durationSeconds, canPlayEverywhere },
      bytes,
    );
  }
}

const missing = () =>
  unprocessable('upload_missing', 'The upload didn’t finish. Please upload the file again.', {
    storageUrl: 'doesn’t have a file yet',
  });

const used = () => conflict('upload_used', 'This upload was already used');
