/** Where anyone may fetch a public image; null when there is none. */
export const publicImageUrl = (assetId: string | null): string | null =>
  assetId === null ? null : `/api/media/public/${assetId}`;
