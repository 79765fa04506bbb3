/** Formats in which the site shows a picture of the library. */
export const PICTURE_SHAPES = ['portrait', 'hero'] as const;
export type PictureShape = (typeof PICTURE_SHAPES)[number];

/** Icon sizes in pixels: tabs, home screens (180 on an iPhone, 192 elsewhere), and devices that want a large one. */
export const ICON_SIZES = [32, 180, 192, 512] as const;
export type IconSize = (typeof ICON_SIZES)[number];

export const isIconSize = (size: number): size is IconSize => ICON_SIZES.some((known) => known === size);

/** Sizes of icons that fill their square, for devices that crop icons: iPhones, and home screens elsewhere. */
export const FULL_ICON_SIZES = [180, 192, 512] as const;
export type FullIconSize = (typeof FULL_ICON_SIZES)[number];

export const isFullIconSize = (size: number): size is FullIconSize =>
  FULL_ICON_SIZES.some((known) => known === size);

/** Share of such an icon, in each direction, that no crop cuts off. */
export const KEPT_OF_ICON = 0.8;

/** Max size in pixels: twice what a page shows. */
export const UPRIGHT = { width: 960, height: 1200 };

/** Size in pixels that link previews need. */
export const CARD = { width: 1200, height: 630 };
