export const MEDIA_KINDS = ['image', 'video', 'audio', 'file', 'captions'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];
