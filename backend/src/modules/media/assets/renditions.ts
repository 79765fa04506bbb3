/** Kinds of renditions: the upload as it arrived, a video for slow connections, and a frame to show before it plays. */
export const RENDITIONS = ['original', 'smaller', 'poster'] as const;
export type RenditionName = (typeof RENDITIONS)[number];

export const CONVERSION_STATES = ['waiting', 'running', 'failed'] as const;
export type ConversionState = (typeof CONVERSION_STATES)[number];
