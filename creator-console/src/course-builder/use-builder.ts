import { serverMessage } from '../providers/refusal';
import { useCallback, useState, useEffect, useSyncExternalStore } from 'react';
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { CopyService } from './copies/use-copies';
import { CONFLICT_NOTICE } from './content/conflict-notice';
import {
  lessonsInOrder,
  type OutlineLevel,
  modulesInOrder,
  type CourseOutline,
  titleOf,
} from './outline/outline';
import { editInOutline } from './outline/api';
import { OutlineActions } from './outline/outline-actions';
import { dropLessons } from './media/drop-lessons';
import { openBuilder, type OpenedBuilder } from './open-builder';
import { savingText } from './saving/saved-state';
import { useStore } from './saving/optimistic-store';
import { useToast, type ShowToast } from '../shared/toast/use-toast';
import { texts } from './shared/texts';
import type { BuilderServices } from './content/lessons';
import { widgetDrafts } from './content/widget-drafts';
import type { SaverGroup, Saving } from './saving/saver-group';
import type { OutlineCommand } from './outline/outline-commands';
import type { Commands } from './saving/commands';

/** Sets a picture, whose URL exists only after the upload. Undoing is an ordinary step that sets the previous URL. */
async function changePicture(
  { commands, savers }: { commands: Commands<CourseOutline, OutlineCommand>; savers: SaverGroup },
  level: 'modules' | 'lessons',
  id: string,
  storageUrl: string,
): Promise<void> {
  // Anything just added has to be saved first.
  await savers.settle();
  const before = commands.state[level].find((node) => node.id === id)?.thumbnailUrl ?? null;
  await editInOutline(level, id, { thumbnailUrl: storageUrl });
  await savers.settle();
  await commands.store.refresh();
  const title = titleOf(commands.state, id);
  commands.remember(texts.steps.settings(title), { do: 'edit', level, id, edits: { thumbnailUrl: before } });
}

/** Milliseconds between retries, because the network may work while the server is down. */
const TRY_AGAIN_MS = 10_000;

/** Retries when the network is back, and warns before a tab with unsaved changes closes. */
function useSaving(savers: SaverGroup): Saving {
  const saving = useSyncExternalStore(savers.subscribe, savers.getSnapshot);
  const isUnsaved = saving !== 'saved';
  const hasFailed = saving === 'failed' || saving === 'signedOut';
  useEffect(() => {
    if (!isUnsaved) return;
    const again = () => void savers.settle();
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('online', again);
    addEventListener('pagehide', again);
    addEventListener('beforeunload', askFirst);
    return () => {
      removeEventListener('online', again);
      removeEventListener('pagehide', again);
      removeEventListener('beforeunload', askFirst);
    };
  }, [savers, isUnsaved]);
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setInterval(() => navigator.onLine && void savers.settle(), TRY_AGAIN_MS);
    return () => clearInterval(timer);
  }, [savers, hasFailed]);
  return saving;
}

/** Starts and ends the builder's services with the course. */
function useBuilderLife(opened: OpenedBuilder, toast: ShowToast): void {
  useEffect(() => {
    const { storage, tabs, resume } = opened;
    widgetDrafts.sweep(Date.now());
    storage.open();
    tabs.open();
    resume().then(
      (wasLeft) => wasLeft && toast({ title: texts.resumed }),
      (error: unknown) => toast({ title: serverMessage(error, texts.notResumed), failed: true }),
    );
    return () => {
      storage.close();
      tabs.close();
    };
  }, [opened, toast]);
}

/** The selected lesson and the expanded modules. */
function useSelection(initial: CourseOutline, { store }: OpenedBuilder['outline']) {
  const outline = useStore(store);
  // Expands the first module and selects its first lesson, unless the URL names another (product rule 6.4).
  const navigate = useNavigate();
  const way = useNavigationType();
  const [search] = useSearchParams();
  const selectedId = search.get('lesson') ?? lessonsInOrder(initial)[0]?.id;
  const [shownId, setShownId] = useState(selectedId);
  const [openModules, setOpenModules] = useState<ReadonlySet<string>>(() => {
    const found = initial.lessons.find(({ id }) => id === selectedId)?.moduleId;
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
  /**
   * Puts the open lesson in the URL, so that a reload and Back keep it; uses `replace` where Back would lead nowhere.
   */
  const setSelectedId = useCallback(
    (lessonId: string | undefined, options?: { replace: boolean }) =>
      void navigate({ search: lessonId === undefined ? '' : `?lesson=${lessonId}` }, options),
    [navigate],
  );
  const select = useCallback(
    (lessonId: string) => {
      const found = store.getSnapshot().state.lessons.find(({ id }) => id === lessonId);
      setSelectedId(lessonId);
      if (found) toggle(found.moduleId, true);
    },
    [store, setSelectedId, toggle],
  );
  const lesson = outline.lessons.find(({ id }) => id === selectedId) ?? lessonsInOrder(outline)[0];
  // Back and Forward expand the module too.
  if (selectedId !== shownId) {
    setShownId(selectedId);
    if (way === NavigationType.Pop && lesson) toggle(lesson.moduleId, true);
  }
  return { outline, lesson, setSelectedId, select, openModules, toggle, namesLesson: search.has('lesson') };
}

/** Adds a lesson to a module for each dropped file. */
function lessonsFromFiles(
  { lessons, toast }: BuilderServices,
  actions: OutlineActions,
  toggle: (moduleId: string, open: boolean) => void,
) {
  return async (files: File[], moduleId: string) => {
    try {
      const ids = await dropLessons(files, moduleId, { actions, lessons });
      if (ids.length === 0) return;
      toggle(moduleId, true);
      const undo = () => {
        for (const id of ids.toReversed()) actions.remove('lessons', id);
      };
      toast({ title: texts.tree.lessonsAdded(ids.length), undo });
    } catch (error) {
      toast({ title: serverMessage(error, texts.tree.notFilled), failed: true });
    }
  };
}

/** Saves all changes, says how that went, and leads to a lesson in conflict. */
async function saveAll({ savers, lessons, toast }: BuilderServices, select: (lessonId: string) => void) {
  const conflict = lessons.inConflict();
  if (conflict) {
    select(conflict);
    requestAnimationFrame(() => document.getElementById(CONFLICT_NOTICE)?.focus());
  }
  const isSaved = await savers.settle();
  const title = isSaved ? texts.allSaved : savingText(savers.getSnapshot(), navigator.onLine);
  toast({ title, failed: !isSaved });
}

/** Undoes or redoes a step, and shows where it was. */
function undoOrRedo(
  which: 'undo' | 'redo',
  { history, lessons, toast }: BuilderServices,
  select: (lessonId: string) => void,
): void {
  const step = history[which]();
  if (!step) return;
  if (lessons.find(step.scope)) select(step.scope);
  toast({ title: texts.undoneRedone[which](step.label) });
}

/** An open course: its outline, the selection, and messages. */
export function useBuilder(initial: CourseOutline) {
  const toast = useToast();
  const [opened] = useState(() => openBuilder(initial, toast));
  const { savers, lessons, history } = opened;
  const [actions] = useState(() => new OutlineActions(opened.outline));
  const [copyService] = useState(() => new CopyService(opened.outline, savers));
  const [services] = useState({ courseId: initial.id, savers, lessons, history, toast });
  const { setSelectedId, ...selection } = useSelection(initial, opened.outline);
  const { outline, lesson, select, toggle } = selection;
  useBuilderLife(opened, toast);
  const saving = useSaving(savers);

  const onPicture = (level: 'modules' | 'lessons', id: string, storageUrl: string) => {
    changePicture({ commands: opened.outline, savers }, level, id, storageUrl).catch((error: unknown) =>
      toast({ title: serverMessage(error, texts.settings.pictureFailed), failed: true }),
    );
  };

  const refresh = useCallback(() => opened.outline.store.refresh(), [opened]);

  const [dropOnModule] = useState(() => lessonsFromFiles(services, actions, toggle));

  const remove = (level: OutlineLevel, id: string) => {
    const before = lessonsInOrder(outline);
    const step = actions.remove(level, id);
    if (!step) return;
    const left = opened.outline.store.getSnapshot().state.lessons;
    const goesToo = lesson && !left.some((each) => each.id === lesson.id);
    if (goesToo) {
      const next = neighbour(before, lesson.id, left);
      setSelectedId(next?.id, { replace: true });
      if (next) toggle(next.moduleId, true);
    }
    const undo = () => {
      history.undoStep(step);
      if (goesToo) select(lesson.id);
    };
    toast({ title: texts.tree.deleted(titleOf(outline, id)), undo });
  };

  return {
    ...selection,
    services,
    actions,
    copyService,
    saving,
    refresh,
    onPicture,
    dropOnModule,
    remove,
    undoOrRedo: (which: 'undo' | 'redo') => undoOrRedo(which, services, select),
    save: () => saveAll(services, select),
  };
}

export type OpenBuilder = ReturnType<typeof useBuilder>;

/** The nearest lesson that stays, rather the next than the one before. */
function neighbour<Lesson extends { id: string }>(
  all: readonly Lesson[],
  id: string,
  left: readonly Lesson[],
): Lesson | undefined {
  const stay = new Set(left.map((each) => each.id));
  const index = all.findIndex((each) => each.id === id);
  const stays = (each: Lesson) => stay.has(each.id);
  return all.slice(index).find(stays) ?? all.slice(0, index).findLast(stays);
}
