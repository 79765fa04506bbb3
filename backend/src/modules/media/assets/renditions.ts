import { PICTURE_SIZES, WHOLE } from './picture-sizes.js';

/**
 * Renditions of a recording: the upload as it arrived, a video for slow connections, and a frame to show before it
 * plays.
 */
export const RECORDING_RENDITIONS = ['original', 'smaller', 'poster'] as const;

export const RENDITIONS = [...RECORDING_RENDITIONS, ...PICTURE_SIZES, WHOLE] as const;
export type RenditionName = (typeof RENDITIONS)[number];

export const CONVERSION_STATES = ['waiting', 'running', 'failed'] as const;
export type ConversionState = (typeof CONVERSION_STATES)[number];
