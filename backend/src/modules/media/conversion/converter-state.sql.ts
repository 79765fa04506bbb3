/** Reads what workers know about ffmpeg; `version` is null if the latest check found none. */
export const CONVERTER_STATE =
  'select ffmpeg_version as version, looked_at as "lookedAt" from media_converter';
