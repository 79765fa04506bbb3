import { isSamePosition, type Position } from './position';

/** The position the server has, or will have once what is on its way arrives. */
export class KnownPosition {
  constructor(private position: Position | null) {}

  move({ lessonId, videoId, positionSeconds }: Position): void {
    this.position = { lessonId, videoId, positionSeconds };
  }

  is = (position: Position): boolean => this.position !== null && isSamePosition(this.position, position);
}
