import AddIcon from '@mui/icons-material/Add';
import { Box, Typography, Button, Stack, Divider, Menu, MenuItem } from '@mui/material';
import { useCallback, useMemo, useRef, useState, useEffect } from 'react';
import type { Copied } from '../copies/api';
import type { CopyQuestion } from '../copies/copy-dialogs';
import {
  type OutlineLesson,
  type OutlineLevel,
  lessonsByModule,
  levelOf,
  modulesOf,
  nodeOf,
  type CourseOutline,
  lessonsOf,
} from '../outline/outline';
import type { OutlineActions } from '../outline/outline-actions';
import { oneStep } from '../outline/placing';
import { texts } from '../shared/texts';
import { AddRow, Rows } from './row-parts';
import { SectionBranch } from './module-branch';
import { RenamingContext, type TreeActions, TreeActionsContext } from './tree-context';
import { TreeDrag } from './tree-drag';
import SpaIcon from '@mui/icons-material/SpaOutlined';
import { texts as copies } from '../copies/texts';

interface OutlineTreeProps {
  outline: CourseOutline;
  actions: OutlineActions;
  selected: OutlineLesson | undefined;
  openModules: ReadonlySet<string>;
  onToggle: (moduleId: string, open?: boolean) => void;
  onSelect: (lessonId: string) => void;
  onSettings: (id: string) => void;
  onDuplicate: (level: Copied, id: string, title: string) => void;
  onTemplate: (question: CopyQuestion) => void;
  onDelete: (level: OutlineLevel, id: string) => void;
}

/** Takes the focus when there is nothing nearer to go to. */
const OUTLINE_ID = 'course-outline-frame';

/** To what adds the next thing that is missing. */
export function focusBeginning(): void {
  const frame = document.getElementById(OUTLINE_ID);
  (frame?.querySelector<HTMLElement>('[data-begin]') ?? frame)?.focus();
}

const NO_LESSONS: readonly OutlineLesson[] = [];

export function OutlineTree(props: OutlineTreeProps) {
  const { outline, actions, selected, openModules, onToggle, onSelect } = props;
  const [renamingId, setRenamingId] = useState<string | null>(null);
  const [menu, setMenu] = useState<NodeMenuProps['menu']>(null);
  const frame = useRef<HTMLElement>(null);
  const adding = useTreeAdding({ outline, actions, onToggle, onSelect, onAdded: setRenamingId });
  const byModule = useMemo(() => lessonsByModule(outline), [outline]);
  const lessonsOf = useCallback((id: string) => byModule.get(id) ?? NO_LESSONS, [byModule]);
  const isOpen = useCallback((id: string) => openModules.has(id), [openModules]);
  const rowActions = useRowActions(props, adding, setMenu, setRenamingId);
  return (
    <Box
      component="section"
      ref={frame}
      id={OUTLINE_ID}
      tabIndex={-1}
      aria-labelledby="course-outline"
      sx={{ outline: 'none', p: 1.5, minWidth: 0 }}
    >
      <Typography id="course-outline" component="h2" variant="h6" sx={{ px: 1, mb: 1 }}>
        {texts.tree.heading}
      </Typography>
      {outline.modules.length === 0 && outline.sections.length <= 1 ? (
        <EmptyTree onCreate={adding.firstModule} />
      ) : (
        <TreeDrag
          outline={outline}
          isOpen={isOpen}
          onMove={(id, place) => {
            const level = levelOf(outline, id);
            if (level) actions.move(level, id, place);
          }}
        >
          <TreeActionsContext value={rowActions}>
            <RenamingContext value={renamingId}>
              <Rows>
                {outline.sections.map((section) => (
                  <SectionBranch
                    key={section.id}
                    section={section}
                    modules={modulesOf(outline, section.id)}
                    lessonsOf={lessonsOf}
                    isOpen={isOpen}
                    selected={selected}
                  />
                ))}
              </Rows>
            </RenamingContext>
          </TreeActionsContext>
          <AddRow type="button" onClick={adding.section} style={{ marginLeft: 0 }}>
            <AddIcon aria-hidden fontSize="small" />
            {texts.tree.addSection}
          </AddRow>
        </TreeDrag>
      )}
      <NodeMenu
        {...props}
        menu={menu}
        onClose={() => setMenu(null)}
        onRename={setRenamingId}
        // The row that had the focus is gone.
        onDeleted={() => requestAnimationFrame(() => frame.current?.focus())}
      />
    </Box>
  );
}

function useRowActions(
  { actions, onSelect, onToggle, onTemplate }: OutlineTreeProps,
  adding: ReturnType<typeof useTreeAdding>,
  setMenu: (menu: NodeMenuProps['menu']) => void,
  setRenamingId: (id: string | null) => void,
): TreeActions {
  return useMemo(
    () => ({
      select: onSelect,
      toggle: onToggle,
      openMenu: (id, at) => setMenu({ id, at }),
      beginRename: setRenamingId,
      endRename: (level, id, title) => {
        setRenamingId(null);
        if (title !== null) actions.edit(level, id, { title });
      },
      addLesson: adding.lesson,
      addFromTemplate: (id) => onTemplate({ ask: 'fromTemplate', id }),
      addModule: adding.module,
    }),
    [actions, adding, onSelect, onToggle, onTemplate, setMenu, setRenamingId],
  );
}

interface NodeMenuProps extends OutlineTreeProps {
  menu: { id: string; at: HTMLElement } | null;
  onClose: () => void;
  onRename: (id: string) => void;
  onDeleted: () => void;
}

/** The menu of the row that it was opened at. */
function NodeMenu({ outline, actions, menu, onClose, ...on }: NodeMenuProps) {
  const id = menu?.id;
  const level = id === undefined ? undefined : levelOf(outline, id);
  const place = (by: 1 | -1) => (id === undefined ? undefined : oneStep(outline, id, by));
  const step = (by: 1 | -1) => {
    const to = place(by);
    if (id !== undefined && level && to) actions.move(level, id, to);
  };
  return (
    <RowMenu
      at={menu?.at ?? null}
      canMoveUp={place(-1) !== undefined}
      canMoveDown={place(1) !== undefined}
      onClose={onClose}
      onRename={() => id !== undefined && on.onRename(id)}
      onSettings={() => id !== undefined && on.onSettings(id)}
      onStep={step}
      onDuplicate={
        id !== undefined && level && level !== 'sections'
          ? () => on.onDuplicate(level, id, nodeOf(outline, id)?.title ?? '')
          : undefined
      }
      onSaveTemplate={
        id !== undefined && level === 'lessons' ? () => on.onTemplate({ ask: 'saveTemplate', id }) : undefined
      }
      onDelete={() => {
        if (id === undefined || !level) return;
        on.onDelete(level, id);
        on.onDeleted();
      }}
    />
  );
}

const EmptyTree = ({ onCreate }: { onCreate: () => void }) => (
  <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', px: 2, py: 5 }}>
    <SpaIcon aria-hidden sx={{ fontSize: 44, color: 'primary.main' }} />
    <Typography sx={{ fontWeight: 600 }}>{texts.tree.empty}</Typography>
    <Typography variant="body2" color="textSecondary">
      {texts.tree.emptyHelp}
    </Typography>
    <Button variant="contained" onClick={onCreate} data-begin>
      {texts.tree.createFirst}
    </Button>
  </Stack>
);

interface Adding {
  outline: CourseOutline;
  actions: OutlineActions;
  onToggle: (moduleId: string, open?: boolean) => void;
  onSelect: (lessonId: string) => void;
  /** Called with the id of a new node, so that its name can be typed. */
  onAdded: (id: string) => void;
}

/** Adds nodes at once, under a default name that can be overwritten. */
function useTreeAdding({ outline, actions, onToggle, onSelect, onAdded }: Adding) {
  const now = useRef(outline);
  useEffect(() => {
    now.current = outline;
  }, [outline]);
  return useMemo(() => {
    const addSection = () =>
      actions.add('sections', texts.tree.newSection(now.current.sections.length + 1), {
        parentId: now.current.id,
      });
    const addModule = (sectionId: string) => {
      const title = texts.tree.newModule(modulesOf(now.current, sectionId).length + 1);
      const id = actions.add('modules', title, { parentId: sectionId });
      onToggle(id, true);
      onAdded(id);
    };
    return {
      section: () => onAdded(addSection()),
      module: addModule,
      /** Adds the first module, and its section if there is none. */
      firstModule: () => addModule(now.current.sections[0]?.id ?? addSection()),
      lesson: (moduleId: string) => {
        const title = texts.tree.newLesson(lessonsOf(now.current, moduleId).length + 1);
        const id = actions.add('lessons', title, { parentId: moduleId });
        onSelect(id);
        onAdded(id);
      },
    };
  }, [actions, onToggle, onSelect, onAdded]);
}

interface RowMenuProps {
  at: HTMLElement | null;
  canMoveUp: boolean;
  canMoveDown: boolean;
  onClose: () => void;
  onRename: () => void;
  onSettings: () => void;
  onStep: (step: 1 | -1) => void;
  /** Left out where it cannot be done. */
  onDuplicate: (() => void) | undefined;
  onSaveTemplate: (() => void) | undefined;
  onDelete: () => void;
}

/** One menu for all rows. Moving is here too, for whoever does not drag. */
function RowMenu({ at, canMoveUp, canMoveDown, onClose, ...on }: RowMenuProps) {
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Menu anchorEl={at} open={at !== null} onClose={onClose}>
      <MenuItem onClick={choose(on.onRename)}>{texts.tree.rename}</MenuItem>
      <MenuItem onClick={choose(on.onSettings)}>{texts.tree.settings}</MenuItem>
      <MenuItem disabled={!canMoveUp} onClick={choose(() => on.onStep(-1))}>
        {texts.tree.moveUp}
      </MenuItem>
      <MenuItem disabled={!canMoveDown} onClick={choose(() => on.onStep(1))}>
        {texts.tree.moveDown}
      </MenuItem>
      {on.onDuplicate && <MenuItem onClick={choose(on.onDuplicate)}>{copies.duplicate}</MenuItem>}
      {on.onSaveTemplate && <MenuItem onClick={choose(on.onSaveTemplate)}>{copies.saveAs}</MenuItem>}
      <Divider />
      <MenuItem onClick={choose(on.onDelete)} sx={{ color: 'error.main' }}>
        {texts.tree.delete}
      </MenuItem>
    </Menu>
  );
}
