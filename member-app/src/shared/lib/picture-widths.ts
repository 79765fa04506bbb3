/** Widths of pictures on the page, as `sizes` of HTML. The documents of landing pages preload their first picture by them. */
export const CARD_WIDTH = '(min-width: 64rem) 23rem, calc(100vw - 2.5rem)';
export const HERO_WIDTH = '(min-width: 40rem) 28rem, 14rem';

/** A thumbnail beside its line in a list. */
export const LINE_WIDTH = '8rem';
