import { newId } from '../../src/kernel/ids.js';
import type { MediaAsset } from '../../src/modules/media/index.js';
import { MediaCaptions, MediaLibraryService } from '../../src/modules/media/index.js';
import type { TestApp } from '../app.js';

type AssetOverrides = Partial<
  Pick<MediaAsset, 'kind' | 'fileName' | 'mimeType' | 'isPublic' | 'durationSeconds' | 'width' | 'height'>
>;

/** Creates a stored file with its row, by default a private PDF. */
export async function anAsset(
  t: TestApp,
  overrides: AssetOverrides = {},
  bytes: Uint8Array = Buffer.from('%PDF-1.7 a small file'),
): Promise<MediaAsset> {
  const library = t.app.get(MediaLibraryService, { strict: false });
  const asset = await library.store(
    {
      id: newId(),
      kind: 'file',
      fileName: 'workbook.pdf',
      mimeType: 'application/pdf',
      isPublic: false,
      ...overrides,
    },
    bytes,
  );
  await t.database.transaction((tx) => library.record(tx, [asset]));
  return asset;
}

/** Gives a video English captions, and returns their file. */
export async function captionsFor(
  t: TestApp,
  { id: videoId }: Pick<MediaAsset, 'id'>,
  fileName = 'walk.vtt',
  bytes = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nHello\n'),
): Promise<MediaAsset> {
  const captions = await anAsset(t, { kind: 'captions', mimeType: 'text/vtt', fileName }, bytes);
  await t.database.transaction((tx) =>
    tx.insert(MediaCaptions, { videoId, language: 'en', captionsAssetId: captions.id }),
  );
  return captions;
}
