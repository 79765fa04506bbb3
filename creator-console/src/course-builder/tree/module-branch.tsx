import AddIcon from '@mui/icons-material/Add';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import LockClockIcon from '@mui/icons-material/LockClockOutlined';
import { memo, useContext } from 'react';
import type { OutlineLesson, OutlineModule, OutlineSection } from '../outline/outline';
import { texts as drafts } from '../drafts/texts';
import { texts as copies } from '../copies/texts';
import { texts } from '../shared/texts';
import { RowFrame } from './row-frame';
import { AddRow, AddRows, Count, RowName, Rows, SectionName } from './row-parts';
import { LessonStatesContext, useTreeActions } from './tree-context';
import { Box, Chip } from '@mui/material';
import { useFileDrop } from '../../media-library/drop-zone';
import { UploadButton } from '../../media-library/upload-button';

interface LessonRowProps {
  id: string;
  title: string;
  isFreePreview: boolean;
  selected: boolean;
}

const LessonRow = memo(function LessonRow({ id, title, isFreePreview, selected }: LessonRowProps) {
  const actions = useTreeActions();
  const state = useContext(LessonStatesContext).get(id);
  return (
    <li>
      <RowFrame level="lessons" id={id} title={title} selected={selected}>
        <RowName
          type="button"
          aria-current={selected || undefined}
          onClick={() => actions.select(id)}
          onDoubleClick={() => actions.beginRename(id)}
          onKeyDown={({ key }) => key === 'F2' && actions.beginRename(id)}
        >
          {title}
        </RowName>
        {isFreePreview && <Chip size="small" variant="outlined" label={texts.lesson.isFreePreview} />}
        {state && <Count>{drafts[state]}</Count>}
      </RowFrame>
    </li>
  );
});

interface ModuleBranchProps {
  module: OutlineModule;
  lessons: readonly OutlineLesson[];
  isOpen: boolean;
  /** Null if the selected lesson is in another module. */
  selectedId: string | null;
}

/** A closed module is one row, regardless of its lessons. */
// oxlint-disable-next-line max-lines-per-function -- a row and the two rows below it that add to it
const ModuleBranch = memo(function ModuleBranch({
  module: { id, title, lock },
  lessons,
  isOpen,
  selectedId,
}: ModuleBranchProps) {
  const actions = useTreeActions();
  const { isOver, handlers } = useFileDrop((files) => actions.dropFiles(id, files));
  return (
    <Box component="li" {...handlers} sx={isOver ? FILES_OVER : undefined}>
      <RowFrame level="modules" id={id} title={title}>
        <RowName
          type="button"
          aria-expanded={isOpen}
          onClick={() => actions.toggle(id)}
          onDoubleClick={() => actions.beginRename(id)}
          onKeyDown={({ key }) => key === 'F2' && actions.beginRename(id)}
        >
          <ChevronRightIcon
            aria-hidden
            fontSize="small"
            sx={{ flex: 'none', rotate: isOpen ? '90deg' : '0deg', transition: 'rotate 150ms' }}
          />
          {title}
        </RowName>
        {lock && (
          <LockClockIcon titleAccess={texts.tree.locked} sx={{ fontSize: 16, mx: 0.5 }} color="action" />
        )}
        <Count>{texts.tree.lessons(lessons.length)}</Count>
      </RowFrame>
      {isOpen && (
        <>
          {lessons.length > 0 && (
            <Rows>
              {lessons.map((lesson) => (
                <LessonRow
                  key={lesson.id}
                  id={lesson.id}
                  title={lesson.title}
                  isFreePreview={lesson.isFreePreview}
                  selected={lesson.id === selectedId}
                />
              ))}
            </Rows>
          )}
          <AddRows>
            <AddRow
              type="button"
              aria-label={texts.tree.addLessonTo(title)}
              data-begin
              onClick={() => actions.addLesson(id)}
            >
              <AddIcon aria-hidden fontSize="small" />
              {texts.tree.addLesson}
            </AddRow>
            <AddRow
              type="button"
              aria-label={copies.fromInto(title)}
              onClick={() => actions.addFromTemplate(id)}
              style={{ marginLeft: 0 }}
            >
              {copies.from}
            </AddRow>
            <UploadButton
              size="small"
              sx={{ ml: 2, px: 1 }}
              label={texts.tree.addFromFiles}
              onFiles={(files) => actions.dropFiles(id, files)}
            />
          </AddRows>
        </>
      )}
    </Box>
  );
});

const FILES_OVER = {
  outline: '2px dashed',
  outlineColor: 'primary.main',
  outlineOffset: -2,
  borderRadius: 1,
};

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
