/** With storage on another host, captions load only if the video is requested with CORS, too. */
export const isForeign = (url: string): boolean => new URL(url, location.origin).origin !== location.origin;
