import { Box } from '@mui/material';
import { useCallback, useState } from 'react';
import { LessonPane } from './lesson-pane';
import { Notice } from './notice';
import type { Outline } from './outline/outline';
import { NodeSettings } from './settings/node-settings';
import { TopBar } from './top-bar';
import { CourseTree } from './tree/course-tree';
import { useBuilder } from './use-builder';

/** Left the structure, in the middle the lesson. Below a tablet's width they stand above each other. */
export function Builder({ initial }: { initial: Outline }) {
  const builder = useBuilder(initial);
  const { outline, lesson } = builder;
  const [settingsId, setSettingsId] = useState<string | null>(null);
  const closeSettings = useCallback(() => setSettingsId(null), []);
  return (
    <Box
      sx={{
        display: 'grid',
        minHeight: '100dvh',
        height: { md: '100dvh' },
        gridTemplateRows: 'auto minmax(0, 1fr)',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <TopBar outline={outline} lesson={lesson} saving={builder.saving} onSave={() => void builder.save()} />
      <Box
        component="main"
        sx={{ display: 'grid', minHeight: 0, gridTemplateColumns: { md: '20rem minmax(0, 1fr)' } }}
      >
        <Box sx={{ overflowY: { md: 'auto' }, borderRight: { md: 1 }, borderColor: { md: 'divider' } }}>
          <CourseTree
            outline={outline}
            actions={builder.actions}
            selected={lesson}
            openModules={builder.openModules}
            onToggle={builder.toggle}
            onSelect={builder.select}
            onSettings={setSettingsId}
            onDelete={builder.remove}
          />
        </Box>
        <Box sx={{ overflowY: { md: 'auto' }, minWidth: 0 }}>
          <LessonPane
            outline={outline}
            lesson={lesson}
            onSelect={builder.select}
            onSettings={setSettingsId}
          />
        </Box>
      </Box>
      {settingsId !== null && (
        <NodeSettings outline={outline} id={settingsId} actions={builder.actions} onClose={closeSettings} />
      )}
      <Notice told={builder.told} onClose={builder.forget} />
    </Box>
  );
}
