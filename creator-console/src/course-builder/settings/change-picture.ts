import { editInOutline } from '../outline/api';
import { nodeOf, type CourseOutline } from '../outline/outline';
import type { OutlineCommand } from '../outline/outline-commands';
import type { Commands } from '../saving/commands';
import type { SaverGroup } from '../saving/saver-group';
import { texts } from '../shared/texts';

/**
 * A picture has its address only once the server has taken it in, so this waits for it. Going back is a step like any
 * other: to the address of the picture before.
 */
export async function changePicture(
  { commands, savers }: { commands: Commands<CourseOutline, OutlineCommand>; savers: SaverGroup },
  level: 'modules' | 'lessons',
  id: string,
  storageUrl: string,
): Promise<void> {
  // What was just added is to be there first.
  await savers.settle();
  const before = commands.state[level].find((node) => node.id === id)?.thumbnailUrl ?? null;
  await editInOutline(level, id, { thumbnailUrl: storageUrl });
  await savers.settle();
  await commands.store.refresh();
  const title = nodeOf(commands.state, id)?.title ?? '';
  commands.remember(texts.steps.settings(title), { do: 'edit', level, id, edits: { thumbnailUrl: before } });
}
