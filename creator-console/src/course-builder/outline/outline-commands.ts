import type { CommandHandlers } from '../saving/commands';
import {
  type Edits,
  add,
  childrenOf,
  edit,
  type OutlineLevel,
  move,
  nodeOf,
  type CourseOutline,
  parentOf,
  type OutlinePlace,
  type RemovedNode,
  remove,
  restore,
  takeOut,
} from './outline';

export type OutlineCommand =
  | { do: 'add'; level: OutlineLevel; id: string; title: string; place: OutlinePlace }
  | { do: 'edit'; level: OutlineLevel; id: string; edits: Edits[OutlineLevel] }
  | { do: 'move'; level: OutlineLevel; id: string; place: OutlinePlace }
  | { do: 'remove'; level: OutlineLevel; id: string }
  | { do: 'restore'; removed: RemovedNode };

/** Applies and inverts commands locally; sending is added elsewhere. */
export const outlineHandlers: Omit<CommandHandlers<CourseOutline, OutlineCommand>, 'send'> = {
  apply(outline, command) {
    switch (command.do) {
      case 'add':
        return add(outline, command.level, command.id, command.title, command.place);
      case 'edit':
        return edit(outline, command.level, command.id, command.edits);
      case 'move':
        return move(outline, command.level, command.id, command.place);
      case 'remove':
        return remove(outline, command.id);
      case 'restore':
        return restore(outline, command.removed);
    }
  },

  inverse(outline, command) {
    switch (command.do) {
      case 'add':
        return nodeOf(outline, command.id)
          ? undefined
          : { do: 'remove', level: command.level, id: command.id };
      case 'edit': {
        const { level, id } = command;
        const edits = valuesBefore(outline, id, command.edits);
        return edits && { do: 'edit', level, id, edits };
      }
      case 'move': {
        const place = placeOf(outline, command.level, command.id);
        return place && { do: 'move', level: command.level, id: command.id, place };
      }
      case 'remove': {
        const removed = takeOut(outline, command.level, command.id);
        return removed && { do: 'restore', removed };
      }
      case 'restore': {
        const { level, id } = command.removed;
        return nodeOf(outline, id) ? undefined : { do: 'remove', level, id };
      }
    }
  },
};

/** Returns the position of a node in the form that restores it. */
function placeOf(outline: CourseOutline, level: OutlineLevel, id: string): OutlinePlace | undefined {
  const node = nodeOf(outline, id);
  if (!node) return undefined;
  const parentId = parentOf(outline, node);
  const siblings = childrenOf(outline, level, parentId);
  return { parentId, after: siblings[siblings.indexOf(node) - 1]?.id ?? null };
}

/** Returns the current values of the edited fields; undefined if the node is gone. */
function valuesBefore(
  outline: CourseOutline,
  id: string,
  edits: Edits[OutlineLevel],
): Edits[OutlineLevel] | undefined {
  const node = nodeOf(outline, id);
  if (!node) return undefined;
  return Object.fromEntries(Object.entries(node).filter(([field]) => field in edits));
}
