import AddIcon from '@mui/icons-material/Add';
import { memo } from 'react';
import type { OutlineLesson, OutlineModule, OutlineSection } from '../outline/outline';
import { texts } from '../shared/texts';
import { ModuleBranch } from './module-branch';
import { RowFrame } from './row-frame';
import { AddRow, Rows, SectionName } from './row-parts';
import { useTreeActions } from './tree-context';

interface SectionBranchProps {
  section: OutlineSection;
  modules: readonly OutlineModule[];
  lessonsOf: (moduleId: string) => readonly OutlineLesson[];
  isOpen: (moduleId: string) => boolean;
  selected: OutlineLesson | undefined;
}

export const SectionBranch = memo(function SectionBranch({
  section: { id, title },
  modules,
  lessonsOf,
  isOpen,
  selected,
}: SectionBranchProps) {
  const actions = useTreeActions();
  return (
    <li>
      <RowFrame level="sections" id={id} title={title}>
        <SectionName onDoubleClick={() => actions.beginRename(id)}>{title}</SectionName>
      </RowFrame>
      {modules.length > 0 && (
        <Rows>
          {modules.map((module) => (
            <ModuleBranch
              key={module.id}
              module={module}
              lessons={lessonsOf(module.id)}
              isOpen={isOpen(module.id)}
              selectedId={selected?.moduleId === module.id ? selected.id : null}
            />
          ))}
        </Rows>
      )}
      <AddRow type="button" onClick={() => actions.addModule(id)}>
        <AddIcon aria-hidden fontSize="small" />
        {texts.tree.addModule}
      </AddRow>
    </li>
  );
});
