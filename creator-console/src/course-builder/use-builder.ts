import { useCallback, useState } from 'react';
import { isRefusal, readOutline, serverMessage } from './outline/api';
import { lessonsInOrder, type Level, modulesInOrder, type Outline } from './outline/outline';
import { OutlineActions } from './outline/outline-actions';
import type { Told } from './notice';
import { OptimisticStore } from './saving/optimistic-store';
import { SaveDesk } from './saving/save-desk';
import { useSaving } from './saving/use-saving';
import { useStore } from './saving/use-store';
import { texts } from './texts';

/** A course in the coach's hands: its outline, what is selected and open, and what has to be said. */
export function useBuilder(initial: Outline) {
  const [told, setTold] = useState<Told | null>(null);
  const [{ desk, store, actions }] = useState(() => {
    const desk = new SaveDesk();
    const store = new OptimisticStore(initial, {
      isRefusal,
      onRefused: (error) => setTold({ message: serverMessage(error, texts.refused) }),
      read: () => readOutline(initial.id),
    });
    return { desk, store: desk.add(store), actions: new OutlineActions(store) };
  });
  const outline = useStore(store);
  const saving = useSaving(desk);

  // Spec §4: on load the first module is expanded and its first lesson selected.
  const [openModules, setOpenModules] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        modulesInOrder(initial)
          .slice(0, 1)
          .map(({ id }) => id),
      ),
  );
  const toggle = useCallback((moduleId: string, open?: boolean) => {
    setOpenModules((before) => {
      const after = new Set(before);
      if (open ?? !before.has(moduleId)) after.add(moduleId);
      else after.delete(moduleId);
      return after;
    });
  }, []);

  const [selectedId, setSelectedId] = useState(() => lessonsInOrder(initial)[0]?.id);
  const lesson = outline.lessons.find(({ id }) => id === selectedId) ?? lessonsInOrder(outline)[0];
  const select = useCallback(
    (lessonId: string) => {
      setSelectedId(lessonId);
      const found = store.getSnapshot().state.lessons.find(({ id }) => id === lessonId);
      if (found) toggle(found.moduleId, true);
    },
    [store, toggle],
  );

  const remove = (level: Level, id: string) => {
    const before = lessonsInOrder(outline);
    const removed = actions.remove(level, id);
    if (!removed) return;
    if (lesson && removed.lessons.includes(lesson))
      setSelectedId(neighbour(before, lesson.id, removed.lessons));
    const undo = () => {
      actions.restore(removed);
      if (lesson && removed.lessons.includes(lesson)) select(lesson.id);
    };
    setTold({ message: texts.tree.deleted(removed.title), undo });
  };

  const save = async () => {
    if (await desk.settle()) setTold({ message: texts.allSaved });
  };

  return {
    outline,
    actions,
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

/** The nearest lesson that stays, rather the next than the one before. */
function neighbour(
  all: readonly { id: string }[],
  id: string,
  gone: readonly { id: string }[],
): string | undefined {
  const goes = new Set(gone.map((each) => each.id));
  const index = all.findIndex((each) => each.id === id);
  const stays = (each: { id: string }) => !goes.has(each.id);
  return (all.slice(index).find(stays) ?? all.slice(0, index).findLast(stays))?.id;
}
