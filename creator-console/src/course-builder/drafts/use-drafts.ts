import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isStale, serverMessage, WrongFields } from '../../providers/refusal';
import { discardChanges } from '../history/api';
import type { ShowToast } from '../../shared/toast/use-toast';
import type { Lessons } from '../content/lessons';
import type { CourseOutline, OutlineLesson } from '../outline/outline';
import type { SaverGroup } from '../saving/saver-group';
import { type LessonDraft, publishLessons, readDrafts, unpublishLesson } from './api';
import { texts } from './texts';

export type Drafts = ReturnType<typeof useDrafts>;

/** Question before an action: which lessons to publish, or whose changes to discard. */
export type DraftQuestion =
  | { ask: 'publish'; drafts: readonly LessonDraft[] }
  | { ask: 'discard' | 'unpublish'; lesson: OutlineLesson };

interface Given {
  outline: CourseOutline;
  services: { courseId: string; savers: SaverGroup; lessons: Lessons; toast: ShowToast };
  refresh: () => Promise<unknown>;
}

/** Drafts of a published course, read again after every save. */
function useDraftList({ outline, services: { courseId, savers } }: Omit<Given, 'refresh'>) {
  const queries = useQueryClient();
  const queryKey = useMemo(() => ['course-builder', 'drafts', courseId], [courseId]);
  const read = () => queries.fetchQuery({ queryKey, queryFn: () => readDrafts(courseId), staleTime: 0 });
  const { data = NONE } = useQuery({
    queryKey,
    queryFn: () => readDrafts(courseId),
    enabled: outline.hasBeenPublished,
    gcTime: 0,
  });
  const isSaved = useSyncExternalStore(savers.subscribe, savers.getSnapshot) === 'saved';
  useEffect(() => {
    if (isSaved) void queries.invalidateQueries({ queryKey });
  }, [isSaved, outline, queries, queryKey]);

  /** Loads the drafts from the server once all typed changes have been saved. */
  const settled = async (): Promise<LessonDraft[]> => {
    if (!(await savers.settle()))
      throw new WrongFields(savers.getSnapshot() === 'unfinished' ? texts.unfinished : texts.notSaved, {});
    return read();
  };
  return {
    drafts: data,
    settled,
    replace: (drafts: LessonDraft[]) => queries.setQueryData(queryKey, drafts),
    readAgain: () => queries.invalidateQueries({ queryKey }),
  };
}

function explainStale(error: unknown): never {
  throw isStale(error) ? new WrongFields(texts.stale, {}) : error;
}

const wordsFor = (error: unknown) =>
  error instanceof WrongFields ? error.message : serverMessage(error, texts.failed);

/** Lessons of a published course with something to publish, and the coach's actions on them. */
export function useDrafts({ outline, services, refresh }: Given) {
  const { courseId, lessons, toast } = services;
  const [question, setQuestion] = useState<DraftQuestion | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { settled, replace, readAgain, drafts: found } = useDraftList({ outline, services });

  const done = async (lessonId?: string) => {
    if (lessonId !== undefined) await lessons.changedBeside(lessonId);
    await refresh();
    await readAgain();
  };
  const publish = async (drafts: readonly LessonDraft[], wantsOwnersNotified: boolean) => {
    replace(await publishLessons(courseId, drafts, wantsOwnersNotified).catch(explainStale));
    setQuestion(null);
    const said = drafts.every(({ isPublished }) => isPublished) ? texts.updated : texts.published;
    toast({ title: said(drafts.length) });
    await done();
  };
  /** Publishes at once, unless something needs a decision or a warning. */
  const ask = async (chosen: (draft: LessonDraft) => boolean) => {
    setBusy(true);
    try {
      const drafts = (await settled()).filter(chosen);
      const isPlain = drafts.length === 1 && drafts[0]!.isPublished && drafts[0]!.unfilled.length === 0;
      if (drafts.length === 0) toast({ title: texts.nothingLeft });
      else if (isPlain) await publish(drafts, false);
      else setQuestion({ ask: 'publish', drafts });
    } catch (error) {
      toast({ title: wordsFor(error), failed: true });
    } finally {
      setBusy(false);
    }
  };
  const discard = async (lessonId: string) => {
    const draft = (await settled()).find((one) => one.lessonId === lessonId);
    if (!draft) return setQuestion(null);
    const goBack = await discardChanges(lessonId, draft.lessonVersion);
    setQuestion(null);
    const undo = async () => {
      try {
        await goBack?.();
        await done(lessonId);
        toast({ title: texts.undone });
      } catch (error) {
        toast({ title: serverMessage(error, texts.failed), failed: true });
      }
    };
    toast({ title: texts.discarded, ...(goBack && { undo: () => void undo() }) });
    await done(lessonId);
  };
  const unpublish = async (lessonId: string) => {
    await unpublishLesson(lessonId);
    setQuestion(null);
    toast({ title: texts.unpublished });
    await done();
  };
  return { drafts: found, question, setQuestion, isBusy, ask, publish, discard, unpublish };
}

const NONE: readonly LessonDraft[] = [];
