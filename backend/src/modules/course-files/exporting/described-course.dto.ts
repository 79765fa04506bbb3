import { isId } from '../../../kernel/ids.js';
import type { CopiedProduct } from '../../catalog/index.js';
import { toOutlineFile } from '../../courses/index.js';
import type { MediaAsset, MediaCaptions } from '../../media/index.js';
import { type CourseContents, toWidgetFile } from '../../widgets/index.js';
import { type CourseFile, courseFile, FORMAT, FORMAT_VERSION } from '../course-file.dto.js';

/** A course as read from the database. */
interface ReadCourse extends CourseContents {
  product: CopiedProduct & { fileAssetIds: readonly string[] };
}

export interface LibraryFiles {
  assets: ReadonlyMap<string, MediaAsset>;
  captions: readonly MediaCaptions[];
}

/** A file inside the zip, and the asset whose bytes it has. */
export interface ZippedMedia {
  file: string;
  asset: MediaAsset;
}

/** Describes a course as a file. Names count media by their first use, so an equal course gets equal names. */
export function describeCourse(course: ReadCourse, { assets, captions }: LibraryFiles) {
  const names = new Map<string, string>();
  const nameOf = (assetId: string): string | null => {
    const asset = assets.get(assetId);
    if (!asset) return null;
    const name = names.get(assetId) ?? `media/${names.size + 1}-${plain(asset.fileName)}`;
    names.set(assetId, name);
    return name;
  };
  const { outline, widgets } = course;
  const product = productOf(course.product, nameOf);
  const widgetsOf = (pageId: string) =>
    widgets.filter((widget) => widget.pageId === pageId).map((widget) => toWidgetFile(widget, nameOf));
  const sections = toOutlineFile(outline, nameOf, widgetsOf);
  const captionsOf = (id: string) =>
    captions
      .filter(({ videoId, captionsAssetId }) => videoId === id && assets.has(captionsAssetId))
      .map(({ language, captionsAssetId }) => [language, nameOf(captionsAssetId)]);
  // Naming captions adds them to the media, which they follow.
  const media = [...names.keys()].map((id) => ({
    id,
    captions: Object.fromEntries(captionsOf(id)) as object,
  }));
  const listed = [...names].map(([id, file]) => ({
    file,
    name: assets.get(id)!.fileName,
    captions: media.find((one) => one.id === id)?.captions ?? {},
  }));
  const contents: CourseFile = courseFile.parse({
    format: FORMAT,
    version: FORMAT_VERSION,
    product,
    sections,
    media: listed,
  });
  const zipped: ZippedMedia[] = [...names].map(([id, file]) => ({ file, asset: assets.get(id)! }));
  return { contents, zipped };
}

function productOf(product: ReadCourse['product'], nameOf: (id: string) => string | null) {
  const { thumbnailAssetId, previewAssetIds, fileAssetIds, ...words } = product;
  const namesOf = (ids: readonly string[]) => ids.map(nameOf).filter((name) => name !== null);
  return {
    ...words,
    thumbnail: thumbnailAssetId === null ? null : nameOf(thumbnailAssetId),
    previews: namesOf(previewAssetIds),
    files: namesOf(fileAssetIds),
  };
}

/** Ids of all assets that a course names, without captions. */
export const assetsOf = ({ product, outline, widgets }: ReadCourse): string[] =>
  [
    product.thumbnailAssetId,
    ...product.previewAssetIds,
    ...product.fileAssetIds,
    ...[...(outline.modules ?? []), ...(outline.lessons ?? [])].map((row) => row['thumbnail_asset_id']),
    ...widgets.flatMap(({ settings }) => Object.values(settings) as unknown[]),
  ].filter((value): value is string => typeof value === 'string' && isId(value));

/** File name that every computer can unpack. */
const plain = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}.-]+/gu, '_')
    .slice(-100);
