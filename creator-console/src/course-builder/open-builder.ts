import type { ShowToast } from '../shared/toast/use-toast';
import { Lessons } from './content/lessons';
import { hasStatus, serverMessage } from '../providers/refusal';
import { isRefusal, readOutline, sendToOutline } from './outline/api';
import type { CourseOutline } from './outline/outline';
import { type OutlineCommand, outlineHandlers } from './outline/outline-commands';
import { texts } from './shared/texts';
import { Commands } from './saving/commands';
import { PendingChangesStorage } from './saving/pending-changes-storage';
import { OptimisticStore } from './saving/optimistic-store';
import { SaverGroup } from './saving/saver-group';
import { UndoHistory } from './saving/undo-history';

/** Tells other tabs of this browser about changes, and hears about theirs. */
class OtherTabs {
  private channel: BroadcastChannel | undefined;

  constructor(private readonly onChanged: (scope: string) => void) {}

  open(): void {
    this.channel = new BroadcastChannel('sanctum.course-builder');
    this.channel.addEventListener('message', ({ data }) => this.onChanged(String(data)));
  }

  close(): void {
    this.channel?.close();
    this.channel = undefined;
  }

  publish(scope: string): void {
    this.channel?.postMessage(scope);
  }
}

export type OpenedBuilder = ReturnType<typeof openBuilder>;

/** State of an open course, independent of the screen: content, pending changes and undo history. */
export function openBuilder(initial: CourseOutline, toast: ShowToast) {
  const { id: courseId } = initial;
  const savers = new SaverGroup();
  const history = new UndoHistory();
  const storage = new PendingChangesStorage(courseId);
  const tabs = new OtherTabs((scope) => {
    const follow = scope === courseId ? store.refresh() : lessons.follow(scope);
    // Without a network it stays as it is until it is opened again.
    follow.catch(() => undefined);
  });
  const store: OptimisticStore<CourseOutline> = savers.add(
    new OptimisticStore(initial, {
      isRefusal,
      isSignedOut: (error) => hasStatus(error, 401),
      onRefused: (error) => toast({ title: serverMessage(error, texts.refused), failed: true }),
      read: () => readOutline(courseId),
      onPending: (pending) =>
        storage.store({
          scope: courseId,
          version: undefined,
          commands: pending.flatMap(({ data }) => data ?? []),
        }),
      onConfirmed: () => tabs.publish(courseId),
    }),
  );
  const outline = new Commands<CourseOutline, OutlineCommand>(
    store,
    { ...outlineHandlers, send: (command) => sendToOutline(courseId, command) },
    history,
    courseId,
  );
  const lessons = new Lessons(savers, {
    courseId,
    history,
    toast,
    store: (changes) => storage.store(changes),
    onConfirmed: (lessonId) => tabs.publish(lessonId),
  });

  /** Sends the pending changes of a closed tab. Returns true if there were any. */
  const resume = async (): Promise<boolean> => {
    const left = await storage.takeOver();
    const [own, others] = [true, false].map((own) =>
      left.filter(({ scope }) => (scope === courseId) === own),
    );
    // Lessons may have been added before their contents.
    for (const { commands } of own!) outline.resume(outline.state, commands as OutlineCommand[]);
    await savers.settle();
    for (const changes of others!) await lessons.resume(changes);
    return left.length > 0;
  };

  return { savers, history, storage, tabs, outline, lessons, resume };
}
