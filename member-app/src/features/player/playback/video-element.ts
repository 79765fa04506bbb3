/** The video with its controls, as one element: it takes the focus and fills the screen. */
export const stageOf = (video: HTMLVideoElement) => video.closest<HTMLElement>('media-controller');

export function setSpeed(video: HTMLVideoElement, speed: number): void {
  video.playbackRate = speed;
}

/** Seeks to a second of the video, never beyond its ends. */
export function seekTo(video: HTMLVideoElement, positionSeconds: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : Number.MAX_VALUE;
  video.currentTime = Math.min(Math.max(0, positionSeconds), end);
}

export const seekBy = (video: HTMLVideoElement, seconds: number): void =>
  seekTo(video, video.currentTime + seconds);
