import { createContext, useContext } from 'react';
import type { OutlineLevel } from '../outline/outline';
import { DragSession } from './drag-session';

/** What a row may ask for. The same object for the life of the tree, so that rows stay as they are. */
export interface TreeActions {
  select(lessonId: string): void;
  toggle(moduleId: string): void;
  openMenu(id: string, at: HTMLElement): void;
  beginRename(id: string): void;
  /** The new name; null leaves the old one. */
  endRename(level: OutlineLevel, id: string, title: string | null): void;
  addLesson(moduleId: string): void;
  addFromTemplate(moduleId: string): void;
  addModule(sectionId: string): void;
}

export const TreeActionsContext = createContext<TreeActions | null>(null);
/** The same object for the life of the tree: a drag draws no row anew by it. */
export const DragSessionContext = createContext(new DragSession());
/** The one row that is being renamed. */
export const RenamingContext = createContext<string | null>(null);

export function useTreeActions(): TreeActions {
  const actions = useContext(TreeActionsContext);
  if (!actions) throw new Error('A row stands in a tree');
  return actions;
}
