import { useState } from 'react';
import type { OutlineSection } from '../outline/outline';
import type { OutlineActions } from '../outline/outline-actions';
import { SettingsDialog } from './settings-dialog';
import { isBlank, TitleFields, trimmed } from './title-fields';

interface SectionSettingsProps {
  section: OutlineSection;
  actions: OutlineActions;
  onClose: () => void;
}

export function SectionSettings({ section, actions, onClose }: SectionSettingsProps) {
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
