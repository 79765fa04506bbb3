import { titleOfFile, WIDGET_OF } from '../../media-library/widget-for';
import { kindOf } from '../../shared/uploads/kind-of';
import { uploads } from '../../shared/uploads/uploads';
import type { Lessons } from '../content/lessons';
import { WidgetActions } from '../content/widget-actions';
import type { OutlineActions } from '../outline/outline-actions';

interface Builder {
  actions: OutlineActions;
  lessons: Lessons;
}

/**
 * Creates a lesson for each dropped file, with the file's name and a widget that waits for the upload, even across a
 * reload. Captions go to the library. Returns the lessons' ids.
 */
export async function dropLessons(
  files: readonly File[],
  moduleId: string,
  { actions, lessons }: Builder,
): Promise<string[]> {
  const made = files.flatMap((file) => {
    const type = WIDGET_OF[kindOf(file)];
    if (type)
      return [{ file, type, id: actions.add('lessons', titleOfFile(file.name), { parentId: moduleId }) }];
    void uploads.add(file);
    return [];
  });
  for (const { file, type, id } of made) {
    const lesson = await lessons.open(id);
    const pageId = lesson.commands.state.pages[0]!.id;
    const widget = new WidgetActions(lesson, pageId).add(type);
    await uploads.add(file, { lessonId: id, pageId, widgetId: widget.id });
  }
  return made.map(({ id }) => id);
}
