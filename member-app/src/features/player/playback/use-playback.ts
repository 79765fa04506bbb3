import { useRef, useState } from 'react';
import { usePlaybackRepair } from './use-playback-repair';

/** Returns the video with its controls as one element, which takes the focus and fills the screen. */
export const stageOf = (video: HTMLVideoElement) => video.closest<HTMLElement>('media-controller');

export function setSpeed(video: HTMLMediaElement, speed: number): void {
  video.playbackRate = speed;
}

/** Seeks to a second of the video or recording, never beyond its ends. */
export function seekTo(video: HTMLMediaElement, positionSeconds: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : Number.MAX_VALUE;
  video.currentTime = Math.min(Math.max(0, positionSeconds), end);
}

export const seekBy = (video: HTMLMediaElement, seconds: number): void =>
  seekTo(video, video.currentTime + seconds);

/** Stores the video's current position, for components that follow it without rendering the lesson again. */
export class PositionStore {
  private readonly listeners = new Set<() => void>();
  positionSeconds = 0;

  move(positionSeconds: number): void {
    this.positionSeconds = positionSeconds;
    for (const listener of this.listeners) listener();
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

/** Plays one video of a page, without a player around it: its start, and its restart after a failure. */
export function usePlayback(lessonId: string, videoId: string, start: number) {
  const player = useRef<HTMLVideoElement>(null);
  const [startAt, setStartAt] = useState(start);
  const repair = usePlaybackRepair(lessonId);
  return {
    player,
    startAt,
    trouble: repair.trouble,
    attempt: repair.attempt,
    onRetry: repair.retry,
    onBroken: (positionSeconds: number, code: number) =>
      setStartAt(repair.broke({ videoId, positionSeconds, code, startAt })),
  };
}
