import { isSamePosition, type Position } from './position';
import type { SavedProgress } from './saved-progress';

/** Tracks a member's positions in a course as the server has them, or will have them once pending saves arrive. */
export class KnownPosition {
  /** Where the member left the course; null until something is saved. */
  position: Position | null;
  private readonly videoSeconds: Map<string, number>;

  constructor({ position, videoSeconds }: SavedProgress) {
    this.position = position;
    this.videoSeconds = new Map(videoSeconds);
    if (position) this.learn(position);
  }

  /** Takes over a position that the server reported. */
  learn({ lessonId, videoId, positionSeconds }: Position): void {
    this.position = { lessonId, videoId, positionSeconds };
    if (videoId !== null) this.videoSeconds.set(videoId, positionSeconds);
  }

  /** Records a position that is being saved. As on the server, a completed lesson never replaces an uncompleted one. */
  save(position: Position, isCompleted: (lessonId: string) => boolean): void {
    const left = this.position;
    const staysThere = left !== null && isCompleted(position.lessonId) && !isCompleted(left.lessonId);
    this.learn(position);
    if (staysThere) this.position = left;
  }

  is = (position: Position): boolean => this.position !== null && isSamePosition(this.position, position);

  /** Returns where the member left a video; 0 is its beginning. */
  secondsOf = (videoId: string): number => this.videoSeconds.get(videoId) ?? 0;
}
