import { DIRECTION_CONTROLS } from '../../src/kernel/text.js';

/** Gives a text as the product keeps it: without marks that turn its direction, and without space at its ends. */
export const asKept = (text: string): string => text.replaceAll(DIRECTION_CONTROLS, '').trim();
