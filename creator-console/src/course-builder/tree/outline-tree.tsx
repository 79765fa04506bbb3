import { Muted } from '../../shared/muted';
import AddIcon from '@mui/icons-material/Add';
import { Box, Typography, Button, Stack, Divider, Menu, MenuItem } from '@mui/material';
import { useCallback, useMemo, useRef, useState, useEffect } from 'react';
import type { Copied } from '../copies/api';
import type { CopyQuestion } from '../copies/copy-dialogs';
import {
  type OutlineLesson,
  type OutlineLevel,
  lessonsByModule,
  lessonsOf as lessonsIn,
  levelOf,
  modulesOf,
  type CourseOutline,
  titleOf,
} from '../outline/outline';
import type { OutlineActions } from '../outline/outline-actions';
import { oneStep } from '../outline/placing';
import { texts } from '../shared/texts';
import { AddRow, Rows } from './row-parts';
import { SectionBranch } from './module-branch';
import { LessonStatesContext, RenamingContext, type TreeActions, TreeActionsContext } from './tree-context';
import { TreeDrag } from './tree-drag';
import SpaIcon from '@mui/icons-material/SpaOutlined';
import { texts as copies } from '../copies/texts';
import { texts as drafts } from '../drafts/texts';

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
  onUnpublish: (lesson: OutlineLesson) => void;
  onFiles: (files: File[], moduleId: string) => Promise<void>;
  /** Published lessons with changes to publish. */
  editedIds: readonly string[];
}

/** Takes the focus if nothing is nearer. */
const OUTLINE_ID = 'course-outline-frame';

/** Container for the button that adds the next missing part. */
export function focusBeginning(): void {
  const frame = document.getElementById(OUTLINE_ID);
  (frame?.querySelector<HTMLElement>('[data-begin]') ?? frame)?.focus();
}

/** Drafts and edited lessons by id. A course that was never published is published as a whole, so nothing is marked. */
function lessonStates({ hasBeenPublished, lessons }: CourseOutline, editedIds: readonly string[]) {
  const drafts = hasBeenPublished ? lessons.filter(({ isPublished }) => !isPublished) : [];
  return new Map<string, 'draft' | 'edited'>([
    ...editedIds.map((id) => [id, 'edited'] as const),
    ...drafts.map(({ id }) => [id, 'draft'] as const),
  ]);
}

const NO_LESSONS: readonly OutlineLesson[] = [];

// oxlint-disable-next-line max-lines-per-function -- the tree is drawn inside three contexts that it fills
export function OutlineTree(props: OutlineTreeProps) {
  const { outline, actions, selected, openModules } = props;
  const [renamingId, setRenamingId] = useState<string | null>(null);
  const [menu, setMenu] = useState<NodeMenuProps['menu']>(null);
  const frame = useRef<HTMLElement>(null);
  const { rowActions, addSection, addFirstModule } = useRowActions(props, setMenu, setRenamingId);
  const byModule = useMemo(() => lessonsByModule(outline), [outline]);
  const lessonsOf = useCallback((id: string) => byModule.get(id) ?? NO_LESSONS, [byModule]);
  const states = useMemo(() => lessonStates(outline, props.editedIds), [outline, props.editedIds]);
  const isOpen = useCallback((id: string) => openModules.has(id), [openModules]);
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
        <EmptyTree onCreate={addFirstModule} />
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
              <LessonStatesContext value={states}>
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
              </LessonStatesContext>
            </RenamingContext>
          </TreeActionsContext>
          <AddRow type="button" onClick={addSection} style={{ marginLeft: 0 }}>
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
        // The focused row is gone.
        onDeleted={() => requestAnimationFrame(() => frame.current?.focus())}
      />
    </Box>
  );
}

const EmptyTree = ({ onCreate }: { onCreate: () => void }) => (
  <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', px: 2, py: 5 }}>
    <SpaIcon aria-hidden sx={{ fontSize: 44, color: 'primary.main' }} />
    <Typography sx={{ fontWeight: 600 }}>{texts.tree.empty}</Typography>
    <Muted>{texts.tree.emptyHelp}</Muted>
    <Button variant="contained" onClick={onCreate} data-begin>
      {texts.tree.createFirst}
    </Button>
  </Stack>
);

/** Actions of the rows. New nodes are added immediately, with a default name to overwrite. */
function useRowActions(
  { outline, actions, onSelect, onToggle, onTemplate, onFiles }: OutlineTreeProps,
  setMenu: (menu: NodeMenuProps['menu']) => void,
  setRenamingId: (id: string | null) => void,
) {
  const now = useRef(outline);
  useEffect(() => {
    now.current = outline;
  }, [outline]);
  return useMemo(() => {
    const { newSection, newModule, newLesson } = texts.tree;
    const section = () =>
      actions.add('sections', newSection(now.current.sections.length + 1), { parentId: now.current.id });
    const addModule = (sectionId: string) => {
      const title = newModule(modulesOf(now.current, sectionId).length + 1);
      const id = actions.add('modules', title, { parentId: sectionId });
      onToggle(id, true);
      setRenamingId(id);
    };
    const rowActions: TreeActions = {
      select: onSelect,
      toggle: onToggle,
      openMenu: (id, at) => setMenu({ id, at }),
      beginRename: setRenamingId,
      endRename: (level, id, title) => {
        setRenamingId(null);
        if (title !== null) actions.edit(level, id, { title });
      },
      addLesson: (moduleId) => {
        const title = newLesson(lessonsIn(now.current, moduleId).length + 1);
        const id = actions.add('lessons', title, { parentId: moduleId });
        onSelect(id);
        setRenamingId(id);
      },
      dropFiles: (moduleId, files) => void onFiles(files, moduleId),
      addFromTemplate: (id) => onTemplate({ ask: 'fromTemplate', id }),
      addModule,
    };
    return {
      rowActions,
      addSection: () => setRenamingId(section()),
      /** Adds the first module, and its section if there is none. */
      addFirstModule: () => addModule(now.current.sections[0]?.id ?? section()),
    };
  }, [actions, onSelect, onToggle, onTemplate, onFiles, setMenu, setRenamingId]);
}

interface NodeMenuProps extends OutlineTreeProps {
  menu: { id: string; at: HTMLElement } | null;
  onClose: () => void;
  onRename: (id: string) => void;
  onDeleted: () => void;
}

/** One menu for all rows, opened at a row. It can also move nodes, as an alternative to dragging. */
function NodeMenu({ outline, actions, menu, onClose, ...on }: NodeMenuProps) {
  const openId = menu?.id;
  const openLevel = openId === undefined ? undefined : levelOf(outline, openId);
  const published = outline.lessons.find(({ id, isPublished }) => id === openId && isPublished);
  const act = (run: (id: string, level: OutlineLevel) => void) => () => {
    onClose();
    if (openId !== undefined && openLevel) run(openId, openLevel);
  };
  const step = (by: 1 | -1) => {
    const place = openId === undefined ? undefined : oneStep(outline, openId, by);
    return { disabled: !place, onClick: act((id, level) => place && actions.move(level, id, place)) };
  };
  const remove = act((id, level) => {
    on.onDelete(level, id);
    on.onDeleted();
  });
  return (
    <Menu anchorEl={menu?.at ?? null} open={menu !== null} onClose={onClose}>
      <MenuItem onClick={act(on.onRename)}>{texts.tree.rename}</MenuItem>
      <MenuItem onClick={act(on.onSettings)}>{texts.tree.settings}</MenuItem>
      <MenuItem {...step(-1)}>{texts.tree.moveUp}</MenuItem>
      <MenuItem {...step(1)}>{texts.tree.moveDown}</MenuItem>
      {openLevel && openLevel !== 'sections' && (
        <MenuItem onClick={act((id) => on.onDuplicate(openLevel, id, titleOf(outline, id)))}>
          {copies.duplicate}
        </MenuItem>
      )}
      {openLevel === 'lessons' && (
        <MenuItem onClick={act((id) => on.onTemplate({ ask: 'saveTemplate', id }))}>{copies.saveAs}</MenuItem>
      )}
      {published && <MenuItem onClick={act(() => on.onUnpublish(published))}>{drafts.unpublish}</MenuItem>}
      <Divider />
      <MenuItem onClick={remove} sx={{ color: 'error.main' }}>
        {texts.tree.delete}
      </MenuItem>
    </Menu>
  );
}
