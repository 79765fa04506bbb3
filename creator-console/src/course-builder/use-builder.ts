import { useCallback, useState } from 'react';
import { Copying } from './copies/copying';
import { CONFLICT_NOTICE } from './content/conflict-notice';
import type { Told } from './shared/notice';
import { lessonsInOrder, type Level, modulesInOrder, type Outline } from './outline/outline';
import { serverMessage } from './outline/api';
import { OutlineActions } from './outline/outline-actions';
import { givePicture } from './settings/giving-picture';
import { openBuilder } from './open-builder';
import { savingWords } from './saving/saved-state';
import { useBuilderLife } from './use-builder-life';
import { useSaving } from './saving/use-saving';
import { useStore } from './saving/use-store';
import { texts } from './shared/texts';

/** A course in the coach's hands: its outline, what is selected and open, and what has to be said. */
export function useBuilder(initial: Outline) {
  const [told, setTold] = useState<Told | null>(null);
  const [opened] = useState(() => openBuilder(initial, setTold));
  const { desk, lessons, history } = opened;
  const [actions] = useState(() => new OutlineActions(opened.outline));
  const givingPicture = (level: 'modules' | 'lessons', id: string, storageUrl: string) => {
    givePicture({ commands: opened.outline, desk }, level, id, storageUrl).catch((error: unknown) =>
      setTold({ message: serverMessage(error, texts.settings.pictureFailed) }),
    );
  };
  const [copying] = useState(() => new Copying(opened.outline, opened.desk));
  const { store } = opened.outline;
  const outline = useStore(store);
  useBuilderLife(opened, setTold);
  const saving = useSaving(desk);

  // Spec §4: on load the first module is expanded and its first lesson selected, unless the address names another.
  const [asked] = useState(() => new URLSearchParams(location.search).get('lesson') ?? undefined);
  const [openModules, setOpenModules] = useState<ReadonlySet<string>>(() => {
    const found = initial.lessons.find(({ id }) => id === asked)?.moduleId;
    return new Set([found ?? modulesInOrder(initial)[0]?.id].filter((id) => id !== undefined));
  });
  const toggle = useCallback((moduleId: string, open?: boolean) => {
    setOpenModules((before) => {
      const after = new Set(before);
      if (open ?? !before.has(moduleId)) after.add(moduleId);
      else after.delete(moduleId);
      return after;
    });
  }, []);

  const [selectedId, setSelectedId] = useState(asked ?? lessonsInOrder(initial)[0]?.id);
  const lesson = outline.lessons.find(({ id }) => id === selectedId) ?? lessonsInOrder(outline)[0];
  const select = useCallback(
    (lessonId: string) => {
      const found = store.getSnapshot().state.lessons.find(({ id }) => id === lessonId);
      setSelectedId(lessonId);
      if (found) toggle(found.moduleId, true);
    },
    [store, toggle],
  );

  const remove = (level: Level, id: string) => {
    const before = lessonsInOrder(outline);
    const step = actions.remove(level, id);
    if (!step) return;
    const left = store.getSnapshot().state.lessons;
    const goesToo = lesson && !left.some((each) => each.id === lesson.id);
    if (goesToo) setSelectedId(neighbour(before, lesson.id, left));
    const undo = () => {
      history.takeBack(step);
      if (goesToo) select(lesson.id);
    };
    const title = titleIn(outline, level, id);
    setTold({ message: texts.tree.deleted(title), undo });
  };

  /** Shows what was taken back, or done again, where it stands. */
  const turn = (which: 'undo' | 'redo') => {
    const step = history[which]();
    if (!step) return;
    if (lessons.find(step.scope)) select(step.scope);
    setTold({ message: texts.turned[which](step.label) });
  };

  const save = async () => {
    const conflict = lessons.inConflict();
    if (conflict) {
      select(conflict);
      requestAnimationFrame(() => document.getElementById(CONFLICT_NOTICE)?.focus());
    }
    const isSaved = await desk.settle();
    setTold({ message: isSaved ? texts.allSaved : savingWords(desk.getSnapshot(), navigator.onLine) });
  };

  return {
    outline,
    actions,
    copying,
    givingPicture,
    lessons,
    history,
    turn,
    saving,
    save,
    lesson,
    select,
    openModules,
    toggle,
    remove,
    desk,
    told,
    tell: setTold,
    forget: () => setTold(null),
  };
}

const titleIn = (outline: Outline, level: Level, id: string): string =>
  outline[level].find((node) => node.id === id)?.title ?? '';

/** The nearest lesson that stays, rather the next than the one before. */
function neighbour(
  all: readonly { id: string }[],
  id: string,
  left: readonly { id: string }[],
): string | undefined {
  const stay = new Set(left.map((each) => each.id));
  const index = all.findIndex((each) => each.id === id);
  const stays = (each: { id: string }) => stay.has(each.id);
  return (all.slice(index).find(stays) ?? all.slice(0, index).findLast(stays))?.id;
}
