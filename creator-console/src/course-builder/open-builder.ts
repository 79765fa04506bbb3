import { Lessons } from './content/lessons';
import { isRefusal, isSignedOut, readOutline, serverMessage } from './outline/api';
import type { Outline } from './outline/outline';
import { type OutlineCommand, outlineLanguage } from './outline/outline-commands';
import { sendToOutline } from './outline/send-outline';
import { texts } from './shared/texts';
import { Commands } from './saving/commands';
import { ChangeKeeper } from './saving/kept-changes';
import { OptimisticStore } from './saving/optimistic-store';
import { OtherTabs } from './saving/other-tabs';
import { SaveDesk } from './saving/save-desk';
import { StepHistory } from './saving/step-history';

export type OpenedBuilder = ReturnType<typeof openBuilder>;

/** Everything of an opened course that lives beside the screen: what is there, on its way, done and left behind. */
export function openBuilder(initial: Outline, tell: (told: { message: string }) => void) {
  const { id: courseId } = initial;
  const desk = new SaveDesk();
  const history = new StepHistory();
  const keeper = new ChangeKeeper(courseId);
  const tabs = new OtherTabs((scope) => {
    const follow = scope === courseId ? store.refresh() : lessons.follow(scope);
    // Without a network it stays as it is until it is opened again.
    follow.catch(() => undefined);
  });
  const store: OptimisticStore<Outline> = desk.add(
    new OptimisticStore(initial, {
      isRefusal,
      isSignedOut,
      onRefused: (error) => tell({ message: serverMessage(error, texts.refused) }),
      read: () => readOutline(courseId),
      onPending: (pending) =>
        keeper.keep({
          scope: courseId,
          version: undefined,
          commands: pending.flatMap(({ kept }) => kept ?? []),
        }),
      onConfirmed: () => tabs.tell(courseId),
    }),
  );
  const outline = new Commands<Outline, OutlineCommand>(
    store,
    { ...outlineLanguage, send: (command) => sendToOutline(courseId, command) },
    history,
    courseId,
  );
  const lessons = new Lessons(desk, {
    courseId,
    history,
    tell,
    keep: (kept) => keeper.keep(kept),
    onConfirmed: (lessonId) => tabs.tell(lessonId),
  });

  /** Sends what a tab that is no more had not sent yet. Says whether there was anything. */
  const resume = async (): Promise<boolean> => {
    const left = await keeper.takeOver();
    const [own, others] = [true, false].map((own) =>
      left.filter(({ scope }) => (scope === courseId) === own),
    );
    // Lessons may have been added before they were filled.
    for (const { commands } of own!) outline.resume(outline.state, commands as OutlineCommand[]);
    await desk.settle();
    for (const kept of others!) await lessons.resume(kept);
    return left.length > 0;
  };

  return { desk, history, keeper, tabs, outline, lessons, resume };
}
