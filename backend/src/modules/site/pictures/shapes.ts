/** Forms in which the site shows a picture of the library. */
export const PICTURE_SHAPES = ['portrait', 'hero'] as const;
export type PictureShape = (typeof PICTURE_SHAPES)[number];

/** Points of an icon's edge: for tabs, for home screens of telephones, and for those that want a large one. */
export const ICON_SIZES = [32, 180, 512] as const;
export type IconSize = (typeof ICON_SIZES)[number];

export const isIconSize = (size: number): size is IconSize => ICON_SIZES.some((known) => known === size);

/** Points; twice what a page shows at most. */
export const UPRIGHT = { width: 960, height: 1200 };

/** As those want it who show links. */
export const CARD = { width: 1200, height: 630 };
