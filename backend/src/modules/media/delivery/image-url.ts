const PUBLIC_IMAGES = '/api/media/public/';
const PUBLIC_IMAGE = new RegExp(`^${PUBLIC_IMAGES}([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})$`);

/** URL where anyone can fetch a public image; null when there is none. */
export const publicImageUrl = (assetId: string | null): string | null =>
  assetId === null ? null : PUBLIC_IMAGES + assetId;

/** Returns the asset id in such a URL; undefined for another URL. */
export const publicImageId = (url: string): string | undefined => PUBLIC_IMAGE.exec(url)?.[1];

/** SQL for the URL, from the column that holds the asset's id. */
export const publicImageColumn = (column: string): string => `'${PUBLIC_IMAGES}' || ${column}`;
