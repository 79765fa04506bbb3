import type { CourseOutline, OutlineSection } from '../outline/outline';
import type { OutlineActions } from '../outline/outline-actions';
import { LessonSettings } from './lesson-settings';
import { ModuleSettings } from './module-settings';
import { useState } from 'react';
import { isBlank, TitleFields, trimmed, SettingsDialog, type OnPicture } from './title-fields';

interface SectionSettingsProps {
  section: OutlineSection;
  actions: OutlineActions;
  onClose: () => void;
}

function SectionSettings({ section, actions, onClose }: SectionSettingsProps) {
  const [titles, setTitles] = useState({ title: section.title, subtitle: section.subtitle });
  const save = () => {
    if (isBlank(titles.title)) return;
    actions.edit('sections', section.id, trimmed(titles));
    onClose();
  };
  return (
    <SettingsDialog title={section.title} onClose={onClose} onSave={save}>
      <TitleFields value={titles} onChange={setTitles} />
    </SettingsDialog>
  );
}

interface NodeSettingsProps {
  outline: CourseOutline;
  id: string;
  actions: OutlineActions;
  onPicture: OnPicture;
  onClose: () => void;
}

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
