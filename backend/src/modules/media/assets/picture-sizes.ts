/** Widths in pixels, from an avatar in a list to a picture across a sharp screen. */
const WIDTHS = [160, 320, 640, 960, 1280] as const;
export type PictureWidth = (typeof WIDTHS)[number];

export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export type PictureSize = `${PictureWidth}.${PictureFormat}`;

/** Sizes of a public picture, as the end of their URLs. */
export const PICTURE_SIZES: readonly PictureSize[] = WIDTHS.flatMap((width) =>
  PICTURE_FORMATS.map((format) => `${width}.${format}` as const),
);

/** The whole picture as AVIF, for widths that it does not have. */
export const WHOLE = 'whole.avif';

/**
 * Encoder settings of equal sharpness. AVIF at effort 1 takes twice the time of WebP and saves a quarter of its bytes;
 * effort 4 takes eight times as long for another 5 to 13 %.
 */
export const ENCODING = {
  avif: { quality: 55, effort: 1 },
  webp: { quality: 80 },
} as const;

export const isPictureSize = (size: string): size is PictureSize =>
  PICTURE_SIZES.some((known) => known === size);

export function readSize(size: PictureSize): { width: PictureWidth; format: PictureFormat } {
  const [width, format] = size.split('.') as [string, PictureFormat];
  return { width: Number(width) as PictureWidth, format };
}

/** Widths that are smaller than the picture. */
export const widthsBelow = (own: number): PictureWidth[] => WIDTHS.filter((width) => width < own);

/**
 * Renditions that answer a request, best first; none: the picture itself does. AVIF that was not smaller than WebP was
 * not kept.
 */
export function renditionsFor(size: PictureSize, own: number): (PictureSize | typeof WHOLE)[] {
  const { width, format } = readSize(size);
  if (width >= own) return format === 'avif' ? [WHOLE] : [];
  return format === 'avif' ? [size, `${width}.webp`] : [size];
}
