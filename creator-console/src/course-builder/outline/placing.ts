import {
  childrenOf,
  type OutlineLevel,
  levelOf,
  lessonsOf,
  modulesInOrder,
  modulesOf,
  nodeOf,
  type CourseOutline,
  parentOf,
  type OutlinePlace,
} from './outline';

/** Position of the drop indicator; `into`: inside a closed module. */
export interface DropTarget {
  place: OutlinePlace;
  overId: string;
  line: 'before' | 'after' | 'into';
}

const OUTSIDE: Record<OutlineLevel, OutlineLevel | null> = {
  sections: null,
  modules: 'sections',
  lessons: 'modules',
};

/** True if the target is of the dragged kind, or can be its parent. */
export const mayLandOn = (dragged: OutlineLevel, over: OutlineLevel): boolean =>
  over === dragged || over === OUTSIDE[dragged];

/** Returns the target of dropping one row on another: rows below it move up, rows above it move down. */
export function dropTargetFor(
  outline: CourseOutline,
  id: string,
  overId: string,
  isOpen: (moduleId: string) => boolean,
): DropTarget | undefined {
  const level = levelOf(outline, id);
  const overLevel = levelOf(outline, overId);
  if (!level || !overLevel || id === overId || !mayLandOn(level, overLevel)) return undefined;
  const rows = rowsFor(outline, level);
  const isDown = rows.indexOf(overId) > rows.indexOf(id);
  if (level === overLevel) {
    const over = nodeOf(outline, overId)!;
    const parentId = parentOf(outline, over);
    const siblings = childrenOf(outline, level, parentId).map((node) => node.id);
    const after = isDown
      ? overId
      : (siblings.filter((each) => each !== id)[siblings.indexOf(overId) - 1] ?? null);
    return { place: { parentId, after }, overId, line: isDown ? 'after' : 'before' };
  }
  const isClosed = overLevel === 'modules' && !isOpen(overId);
  if (isClosed) return { place: { parentId: overId }, overId, line: 'into' };
  if (isDown) return { place: { parentId: overId, after: null }, overId, line: 'after' };
  const before = parentsFor(outline, level);
  const previous = before[before.indexOf(overId) - 1];
  return previous
    ? { place: { parentId: previous }, overId, line: 'before' }
    : { place: { parentId: overId, after: null }, overId, line: 'after' };
}

/** Moves one step up or down without dragging; beyond the end of its parent it goes to the next one. */
export function oneStep(outline: CourseOutline, id: string, step: 1 | -1): OutlinePlace | undefined {
  const level = levelOf(outline, id);
  const node = nodeOf(outline, id);
  if (!level || !node) return undefined;
  const parentId = parentOf(outline, node);
  const siblings = childrenOf(outline, level, parentId).map((each) => each.id);
  const index = siblings.indexOf(id);
  if (siblings[index + step] !== undefined) {
    return { parentId, after: step === 1 ? siblings[index + 1]! : (siblings[index - 2] ?? null) };
  }
  const parents = parentsFor(outline, level);
  const next = parents[parents.indexOf(parentId) + step];
  if (next === undefined) return undefined;
  return step === 1 ? { parentId: next, after: null } : { parentId: next };
}

/** Returns all nodes that can contain one of this level, from top to bottom. */
function parentsFor(outline: CourseOutline, level: OutlineLevel): string[] {
  switch (level) {
    case 'sections':
      return [outline.id];
    case 'modules':
      return outline.sections.map(({ id }) => id);
    case 'lessons':
      return modulesInOrder(outline).map(({ id }) => id);
  }
}

/** Rows that accept a node of this level, from top to bottom. */
function rowsFor(outline: CourseOutline, level: OutlineLevel): string[] {
  switch (level) {
    case 'sections':
      return outline.sections.map(({ id }) => id);
    case 'modules':
      return outline.sections.flatMap(({ id }) => [id, ...modulesOf(outline, id).map((each) => each.id)]);
    case 'lessons':
      return modulesInOrder(outline).flatMap(({ id }) => [
        id,
        ...lessonsOf(outline, id).map((each) => each.id),
      ]);
  }
}
