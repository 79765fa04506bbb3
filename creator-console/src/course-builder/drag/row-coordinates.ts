import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

/** The arrow keys go from one row that takes the dragged thing to the next, however far apart they stand. */
export const rowCoordinates: KeyboardCoordinateGetter = (event, { context }) => {
  const step = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
  const { active, over, droppableContainers, droppableRects } = context;
  if (step === 0 || !active) return undefined;
  event.preventDefault();
  const rows = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect ? [{ id, rect }] : [];
    })
    .sort((a, b) => a.rect.top - b.rect.top);
  const next = rows[rows.findIndex(({ id }) => id === (over?.id ?? active.id)) + step];
  return next && { x: next.rect.left, y: next.rect.top };
};
