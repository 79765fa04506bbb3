const PUBLIC_IMAGES = '/api/media/public/';
const PUBLIC_IMAGE = new RegExp(`^${PUBLIC_IMAGES}([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})$`);

/** Where anyone may fetch a public image; null when there is none. */
export const publicImageUrl = (assetId: string | null): string | null =>
  assetId === null ? null : PUBLIC_IMAGES + assetId;

/** The asset such an address names; undefined when it is not such an address. */
export const publicImageId = (url: string): string | undefined => PUBLIC_IMAGE.exec(url)?.[1];

/** The same inside a query, from the column that holds the asset's id. */
export const publicImageColumn = (column: string): string => `'${PUBLIC_IMAGES}' || ${column}`;
