/** Reads what the workers know of ffmpeg: `version` is null if the last to look found none. */
export const CONVERTER_STATE =
  'select ffmpeg_version as version, looked_at as "lookedAt" from media_converter';
