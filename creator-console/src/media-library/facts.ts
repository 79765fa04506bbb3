import { fileSize } from '../shared/file-size';
import type { MediaAsset } from '../shared/uploads/kind-of';
import { momentOf } from '../shared/moment';
import type { MediaUse } from './media.api';
import { texts } from './texts';

const two = (n: number) => String(n).padStart(2, '0');

/** Formats seconds: 75 → 1:15, 3675 → 1:01:15. */
export function asLength(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(Math.floor(seconds % 60));
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

type Measured = Pick<
  MediaAsset,
  'fileType' | 'mimeType' | 'fileSize' | 'width' | 'height' | 'durationSeconds' | 'createdAt'
>;

/** Known details of a file as label and value; unknown ones are left out. */
export function factsOf(asset: Measured): [name: string, value: string][] {
  const { width, height, durationSeconds } = asset;
  const names = texts.facts;
  const facts: [string, string | null][] = [
    [names.type, `${texts.one[asset.fileType]} (${asset.mimeType})`],
    [names.size, fileSize(asset.fileSize)],
    [names.dimensions, width && height ? `${width} × ${height}` : null],
    [names.length, durationSeconds === null ? null : asLength(durationSeconds)],
    [names.uploaded, momentOf(asset.createdAt)],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
}

/** Console path of the page where a file is used; undefined for a use by a video in the library. */
export function placeOf({ place, id, courseId }: MediaUse): string | undefined {
  switch (place) {
    case 'lesson':
    case 'lesson_picture':
      return courseId && `/courses/${courseId}/edit?lesson=${id}`;
    case 'module_picture':
      return courseId && `/courses/${courseId}/edit`;
    case 'thumbnail':
    case 'product_file':
      return `/products/${id}`;
    case 'session':
      return '/coaching';
    case 'site':
      return '/site';
    case 'broadcast':
      return `/broadcasts/${id}/show`;
    case 'sequence':
      return `/sequences/${id}/show`;
    case 'mailing_template':
      return `/broadcasts/create?template=${id}`;
    case 'video':
      return undefined;
  }
}
