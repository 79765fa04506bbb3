import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import type { DragSession } from './drag-session';

/** The arrow keys go from one row that takes the dragged one to the next, however far apart they stand. */
export const rowSteps =
  (session: DragSession): KeyboardCoordinateGetter =>
  (event, { currentCoordinates, context: { collisionRect } }) => {
    const step = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
    if (step === 0 || !collisionRect) return undefined;
    event.preventDefault();
    const half = collisionRect.height / 2;
    const y = session.next(collisionRect.top + half, step);
    return y === undefined ? undefined : { x: currentCoordinates.x, y: y - half };
  };
