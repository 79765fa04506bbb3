/** A report of a playing video, several times a second. */
export interface Tick {
  /** The video's current second. */
  positionSeconds: number;
  playbackRate: number;
  /** Milliseconds of a clock that never runs backward. */
  now: number;
  /** True if neither paused nor seeking. */
  playing: boolean;
}

/** Seconds by which a video may run ahead of the clock between two ticks, because events arrive a little early or late. */
const SLACK_SECONDS = 0.5;

/** Max seconds per video and visit: more than a day is not watching, and the server would refuse it. */
const MOST_SECONDS = 86_400;

/**
 * Counts the seconds of each video that really played. These are video seconds, not clock seconds: ten minutes at
 * double speed are twenty minutes of video. A seek counts nothing; a part watched twice counts twice.
 */
export class WatchMeter {
  private readonly watched = new Map<string, number>();
  private last: { videoId: string; tick: Tick } | undefined;

  tick(videoId: string, tick: Tick): void {
    const before = this.last?.videoId === videoId ? this.last.tick : undefined;
    this.last = tick.playing ? { videoId, tick } : undefined;
    if (!before || !tick.playing) return;
    const played = tick.positionSeconds - before.positionSeconds;
    const possible = ((tick.now - before.now) / 1000) * tick.playbackRate + SLACK_SECONDS;
    if (played <= 0 || played > possible) return;
    this.watched.set(videoId, (this.watched.get(videoId) ?? 0) + played);
  }

  /** Returns the watched time in whole seconds. */
  watchedSeconds(videoId: string): number {
    return Math.min(MOST_SECONDS, Math.floor(this.watched.get(videoId) ?? 0));
  }
}
