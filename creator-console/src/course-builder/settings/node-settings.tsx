import type { CourseOutline } from '../outline/outline';
import type { OutlineActions } from '../outline/outline-actions';
import { LessonSettings } from './lesson-settings';
import { ModuleSettings } from './module-settings';
import type { OnPicture } from './picture-field';
import { SectionSettings } from './section-settings';

interface NodeSettingsProps {
  outline: CourseOutline;
  id: string;
  actions: OutlineActions;
  onPicture: OnPicture;
  onClose: () => void;
}

/** The settings of whatever has this id. */
export function NodeSettings({ outline, id, ...props }: NodeSettingsProps) {
  const withId = <T extends { id: string }>(nodes: readonly T[]) => nodes.find((node) => node.id === id);
  const lesson = withId(outline.lessons);
  if (lesson) return <LessonSettings lesson={lesson} {...props} />;
  const module = withId(outline.modules);
  if (module) return <ModuleSettings module={module} {...props} />;
  const section = withId(outline.sections);
  return section ? (
    <SectionSettings section={section} actions={props.actions} onClose={props.onClose} />
  ) : null;
}
