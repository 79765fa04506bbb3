import { createContext, useContext } from 'react';
import type { OutlineLevel } from '../outline/outline';
import { DragSession } from './drag-session';

/** Actions of a row. The object stays the same for the life of the tree, so that rows don't render again. */
export interface TreeActions {
  select(lessonId: string): void;
  toggle(moduleId: string): void;
  openMenu(id: string, at: HTMLElement): void;
  beginRename(id: string): void;
  /** Ends renaming with the new name; null keeps the old one. */
  endRename(level: OutlineLevel, id: string, title: string | null): void;
  addLesson(moduleId: string): void;
  addFromTemplate(moduleId: string): void;
  addModule(sectionId: string): void;
  /** Makes a lesson of each file. */
  dropFiles(moduleId: string, files: File[]): void;
}

export const TreeActionsContext = createContext<TreeActions | null>(null);
/** The session object stays the same for the life of the tree, so that a drag renders no row again. */
export const DragSessionContext = createContext(new DragSession());
/** Lessons that differ from what owners see. */
export const LessonStatesContext = createContext<ReadonlyMap<string, 'draft' | 'edited'>>(new Map());
export const RenamingContext = createContext<string | null>(null);

export function useTreeActions(): TreeActions {
  const actions = useContext(TreeActionsContext);
  if (!actions) throw new Error('A row stands in a tree');
  return actions;
}

const rowOf = (id: string) => document.querySelector(`[data-row="${CSS.escape(id)}"]`);

/** Scrolls a row into view once it is drawn. */
export const revealRow = (id: string): void => {
  requestAnimationFrame(() => rowOf(id)?.scrollIntoView({ block: 'nearest' }));
};

/** Focuses the name of a drawn row, which follows its handle; a section has only a menu. */
export const focusDrawnRow = (id: string): void =>
  rowOf(id)?.querySelector<HTMLElement>(':scope > button ~ button')?.focus();
