import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../platform/config/project-root.js';
import type { MediaAsset, MediaLibraryService } from '../../modules/media/index.js';
import { demoMedia, demoPeople, demoPosts, demoProducts } from '../content/index.js';
import { mediaByKey } from './media-by-key.js';
import { fileIdOf, pictureId } from './plant-community.js';

/** Folder in the sources, from which the compiled code reads media: `tsc` copies no videos. */
const FOLDER = path.join(projectRoot, 'backend/src/demo/media');

/** Puts all files into storage. Their rows are written later, with everything else. */
export async function storeDemoMedia(library: MediaLibraryService): Promise<MediaAsset[]> {
  const shown = new Set(demoProducts.flatMap(({ thumbnail, previews = [] }) => [thumbnail, ...previews]));
  const assets: MediaAsset[] = [];
  for (const { id, key, kind, path: file, fileName, mimeType, ...sizes } of demoMedia) {
    const { width, height, durationSeconds } = sizes;
    const bytes = await readFile(path.join(FOLDER, file));
    assets.push(
      await library.store(
        {
          id,
          kind,
          fileName,
          mimeType,
          isPublic: shown.has(key),
          width: width ?? null,
          height: height ?? null,
          durationSeconds: durationSeconds ?? null,
        },
        bytes,
      ),
    );
  }
  return assets;
}

/** Stores separate copies of the pictures and files in members' posts, so deleting one does not affect the library. */
export async function storeCommunityFiles(library: MediaLibraryService): Promise<MediaAsset[]> {
  const assets: MediaAsset[] = [];
  for (const post of demoPosts) {
    const createdBy = demoPeople.find(({ key }) => key === post.memberKey)!.id;
    const wanted = [
      ...(post.images ?? []).map(({ key }, position) => ({ key, id: pictureId(post, position) })),
      ...(post.files ?? []).map((key, position) => ({ key, id: fileIdOf(post, position) })),
    ];
    for (const { key, id } of wanted) {
      const { path: file, fileName, kind, mimeType, ...sizes } = mediaByKey(key);
      const { width = null, height = null, durationSeconds = null } = sizes;
      const bytes = await readFile(path.join(FOLDER, file));
      const copy = { id, kind, fileName, mimeType, width, height, durationSeconds };
      assets.push(await library.store({ ...copy, createdBy, isPublic: false, inLibrary: false }, bytes));
    }
  }
  return assets;
}
