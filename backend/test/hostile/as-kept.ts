import { DIRECTION_CONTROLS } from '../../src/kernel/text.js';

/** Returns a text as the product stores it: without direction marks, and without whitespace at its ends. */
export const asKept = (text: string): string => text.replaceAll(DIRECTION_CONTROLS, '').trim();
