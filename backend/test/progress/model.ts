/** A save as one of the member's devices sends it. Lessons by id, because indexes change when the coach reorders. */
export interface Save {
  deviceId: string;
  sequence: number;
  lessonId: string;
  videoId: string;
  videoTimestamp: number;
  viewingId: string;
  watchedSeconds: number;
}

/**
 * The expected result of many saves. A device's save counts if no later one of that device came before it; the last one
 * that counts is the position, and the highest sum per viewing and video is the watched time.
 */
export class ProgressModel {
  position: Pick<Save, 'lessonId' | 'videoId' | 'videoTimestamp'> | undefined;
  private readonly newest = new Map<string, number>();
  private readonly watched = new Map<string, number>();

  receive({ deviceId, sequence, viewingId, watchedSeconds, lessonId, videoId, videoTimestamp }: Save): void {
    const viewing = `${viewingId} ${videoId}`;
    this.watched.set(viewing, Math.max(watchedSeconds, this.watched.get(viewing) ?? 0));
    if (sequence <= (this.newest.get(deviceId) ?? -1)) return;
    this.newest.set(deviceId, sequence);
    this.position = { lessonId, videoId, videoTimestamp };
  }

  get learnedSeconds(): number {
    return [...this.watched.values()].reduce((sum, seconds) => sum + seconds, 0);
  }
}
