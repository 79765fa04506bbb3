const PUBLIC_IMAGES = '/api/media/public/';

/** Where anyone may fetch a public image; null when there is none. */
export const publicImageUrl = (assetId: string | null): string | null =>
  assetId === null ? null : PUBLIC_IMAGES + assetId;

/** The same inside a query, from the column that holds the asset's id. */
export const publicImageColumn = (column: string): string => `'${PUBLIC_IMAGES}' || ${column}`;
