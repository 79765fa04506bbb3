/** A place where an asset is shown or sold, in the coach's words. */
export interface MediaUse {
  place: MediaPlace;
  /** Id of the product, lesson, session, library video, broadcast, sequence or email template; the file's own id for the site, which has none. */
  id: string;
  title: string;
  /** For a lesson or module, the course whose builder shows it. */
  courseId?: string;
}

export const MEDIA_PLACES = [
  'lesson',
  'lesson_picture',
  'module_picture',
  'thumbnail',
  'product_file',
  'video',
  'site',
  'session',
  'broadcast',
  'sequence',
  'mailing_template',
] as const;
export type MediaPlace = (typeof MEDIA_PLACES)[number];

/** Implemented by modules that store ids of assets: media is below all of them and cannot import them. */
export interface MediaUsageTeller {
  usesOf(assetId: string): Promise<MediaUse[]>;
}
