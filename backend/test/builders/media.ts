import { newId } from '../../src/kernel/ids.js';
import type { MediaAsset } from '../../src/modules/media/index.js';
import { MediaLibraryService } from '../../src/modules/media/index.js';
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
