import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { notFound, refuseStaleEdit, unprocessable, wrongFields } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Storage } from '../../../platform/storage/index.js';
import { MediaAsset } from '../assets/media-asset.entity.js';
import { MediaLibraryService } from '../assets/media-library.service.js';
import { FILE_TYPES, safeFileName } from '../inspection/file-types.js';
import type { CaptionLanguage } from './caption-languages.js';
import type { MediaCaptionCuesResponse, SaveMediaCaptionsRequest } from './captions.dto.js';
import { MediaCaptions } from './captions.entity.js';
import { readCues, writeCues } from '../inspection/web-vtt.js';

/** Place of captions: a video and a language. */
interface Place {
  videoId: string;
  language: CaptionLanguage;
}

/** The captions of a video, one file for each language. */
@Injectable()
export class CaptionsService {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly library: MediaLibraryService,
  ) {}

  async read({ videoId, language }: Place): Promise<MediaCaptionCuesResponse> {
    const row = await this.database.one<{ objectKey: string; version: number }>(
      `select c.object_key as "objectKey", v.version
       from media_captions m join media_assets v on v.id = m.video_id join media_assets c on c.id = m.captions_asset_id
       where m.video_id = $1 and m.language = $2 and v.in_library`,
      [videoId, language],
    );
    if (!row) throw notFound('Captions');
    const { body } = await this.storage.read(row.objectKey);
    return { language, cues: readCues((await buffer(body)).toString('utf8')), version: row.version };
  }

  /** Takes a file of the library, or writes cues. With `expectedVersion`, a newer edit is not overwritten: 412. */
  async save(
    place: Place,
    accountId: string,
    { captionsAssetId, cues }: SaveMediaCaptionsRequest,
    expectedVersion?: number,
  ): Promise<void> {
    if (cues && captionsAssetId === undefined)
      return this.write(place, accountId, inOrder(cues), expectedVersion);
    if (captionsAssetId === undefined || cues) throw wrongFields({ cues: ONE_OF_BOTH });
    await this.edit(place, expectedVersion, async (tx) => {
      if ((await this.library.hold(tx, [captionsAssetId])).get(captionsAssetId)?.kind !== 'captions') {
        throw unprocessable('no_such_media', 'These captions aren’t in the media library', {
          captionsAssetId: 'aren’t captions from the media library',
        });
      }
      await tx.upsert(MediaCaptions, { ...place, captionsAssetId }, ['videoId', 'language']);
    });
  }

  /** Returns the captions of these videos, by language. */
  ofVideos(tx: Tx, videoIds: readonly string[]): Promise<MediaCaptions[]> {
    return tx.find(MediaCaptions, { where: { videoId: In([...videoIds]) }, order: { language: 'ASC' } });
  }

  /** Gives captions to videos that the same transaction adds. */
  async add(tx: Tx, captions: readonly MediaCaptions[]): Promise<void> {
    if (captions.length > 0) await tx.insert(MediaCaptions, [...captions]);
  }

  /** Takes the captions from the video; their file stays in the library. */
  async remove(place: Place, expectedVersion?: number): Promise<void> {
    await this.edit(place, expectedVersion, async (tx) => {
      const { affected } = await tx.delete(MediaCaptions, { ...place });
      if (affected !== 1) throw notFound('Captions');
    });
  }

  /** Stores the bytes first, under a key of their own, because signed URLs of the old ones are in use. */
  private async write(
    place: Place,
    accountId: string,
    webVtt: string,
    expectedVersion: number | undefined,
  ): Promise<void> {
    const about = { kind: 'captions', mimeType: FILE_TYPES.vtt.mimeType, isPublic: false } as const;
    const stored = await this.library.store(
      { ...about, id: newId(), fileName: '', createdBy: accountId },
      Buffer.from(webVtt),
    );
    try {
      await this.edit(place, expectedVersion, async (tx, video) => {
        const old = await tx.findOneBy(MediaCaptions, { ...place });
        if (old) return this.replaceBytes(tx, old.captionsAssetId, stored);
        const stem = video.fileName.replace(/\.[^.]+$/, '');
        const fileName = safeFileName(`${stem}.${place.language}`, FILE_TYPES.vtt);
        await this.library.record(tx, [{ ...stored, fileName }]);
        await tx.insert(MediaCaptions, { ...place, captionsAssetId: stored.id });
      });
    } catch (error) {
      await this.storage.delete(stored.objectKey);
      throw error;
    }
  }

  private async replaceBytes(tx: Tx, id: string, { objectKey, fileSize }: MediaAsset): Promise<void> {
    const old = await tx.findOneOrFail(MediaAsset, { where: { id }, lock: { mode: 'pessimistic_write' } });
    await tx.update(MediaAsset, { id }, { objectKey, fileSize, version: old.version + 1 });
    await this.library.discard(tx, old.objectKey);
  }

  private async edit(
    { videoId: id }: Place,
    expectedVersion: number | undefined,
    work: (tx: Tx, video: MediaAsset) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      const video = await tx.findOne(MediaAsset, {
        where: { id, inLibrary: true },
        lock: { mode: 'pessimistic_write' },
      });
      if (!video) throw notFound('Media asset');
      if (video.kind !== 'video') throw unprocessable('not_a_video', 'Only videos can have captions');
      refuseStaleEdit(expectedVersion, video.version);
      await work(tx, video);
      await tx.update(MediaAsset, { id }, { version: video.version + 1 });
    });
  }
}

const ONE_OF_BOTH = 'Send either captionsAssetId or cues';

/** The cues as a file; refuses those that would never be shown. */
function inOrder(cues: NonNullable<SaveMediaCaptionsRequest['cues']>): string {
  const wrong = cues.flatMap(({ startSeconds, endSeconds }, index) =>
    Math.round(endSeconds * 1000) > Math.round(startSeconds * 1000)
      ? []
      : [[`cues.${index}.endSeconds`, 'must be after the start']],
  );
  if (wrong.length > 0) throw wrongFields(Object.fromEntries(wrong) as Record<string, string>);
  return writeCues(cues);
}
