/** A place where an asset is shown or sold, as the coach would name it. */
export interface MediaUse {
  place: MediaPlace;
  /** Of the product, lesson or session, or of the film of the library; of the site, which has none, the file's own. */
  id: string;
  title: string;
  /** Of a lesson or module: the course in whose builder it is found. */
  courseId?: string;
}

export const MEDIA_PLACES = [
  'lesson',
  'lesson_picture',
  'module_picture',
  'thumbnail',
  'product_file',
  'film',
  'site',
  'session',
] as const;
export type MediaPlace = (typeof MEDIA_PLACES)[number];

/** Implemented by modules that keep ids of assets: media is below all of them and cannot import them. */
export interface MediaUsageTeller {
  usesOf(assetId: string): Promise<MediaUse[]>;
}
