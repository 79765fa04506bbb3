import { Box, Button, CircularProgress, Stack, Typography } from '@mui/material';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Canvas } from './canvas/canvas';
import { addMedia, CanvasDrag } from './canvas/canvas-drag';
import { revealWidget } from './canvas/reveal-widget';
import { type OtherPages, OtherPagesContext } from './canvas/move-to-page';
import { PageTabs } from './canvas/page-tabs';
import { ConflictNotice } from './content/conflict-notice';
import type { Widget } from './content/content';
import { findWidget, widgetsOf } from './content/lesson-content';
import type { OpenLesson } from './content/open-lesson';
import { PageActions } from './content/page-actions';
import { useLessonQuery, type Workplace } from './content/use-content';
import { WidgetActions } from './content/widget-actions';
import { dropFiles } from './media/dropped-files';
import { Palette } from './palette/palette';
import { useStore } from './saving/use-store';
import { SidePanel, type SideState } from './side-panel';
import { texts } from './texts';
import { CATALOGUE } from './widgets/catalogue';

const loadEditor = () => import('./editors/edit-widget');
/** The editors bring the rich text along: fetched when a lesson stands there, and so at hand without a network, too. */
const EditWidget = lazy(loadEditor);

interface WorkbenchProps {
  place: Workplace;
  side: SideState;
  lessonId: string;
  /** What stands above the page, and below it. */
  head: ReactNode;
  foot: ReactNode;
}

/** Centre and right: the pages of a lesson, and what can be put on them. */
export function Workbench(props: WorkbenchProps) {
  const { data, isError, refetch } = useLessonQuery(props.lessonId, props.place);
  if (data) return <Pages {...props} lesson={data} />;
  return <Frame {...props} page={<Waiting isError={isError} onRetry={() => void refetch()} />} />;
}

function Pages({ lesson, ...props }: WorkbenchProps & { lesson: OpenLesson }) {
  const { place } = props;
  const content = useStore(lesson.store);
  const { pages } = content;
  const [actions] = useState(() => new PageActions(lesson));
  // Spec §4: the first page of a lesson is selected.
  const [pageId, setPageId] = useState(pages[0]?.id);
  const page = pages.find(({ id }) => id === pageId) ?? pages[0];
  if (!page) return <Frame {...props} page={null} />;
  const remove = (id: string) => {
    const step = actions.remove(id);
    const undo = () => {
      if (place.history.takeBack(step)) setPageId(id);
    };
    place.tell({ message: texts.tree.deleted(page.title), undo });
  };
  const tabs = (
    <>
      <ConflictNotice lesson={lesson} />
      <PageTabs
        pages={pages}
        selected={page}
        onSelect={setPageId}
        onAdd={() => setPageId(actions.add(texts.pages.title(pages.length + 1)))}
        onRename={(id, title) => actions.rename(id, title)}
        onDelete={remove}
      />
    </>
  );
  return (
    <OpenPage
      key={page.id}
      {...props}
      lesson={lesson}
      pageId={page.id}
      pages={pages}
      widgets={widgetsOf(content, page.id)}
      tabs={tabs}
    />
  );
}

type PageName = OtherPages['pages'][number];

interface OpenPageProps extends WorkbenchProps {
  lesson: OpenLesson;
  pageId: string;
  pages: readonly PageName[];
  widgets: Widget[];
  tabs: ReactNode;
}

function OpenPage({ lesson, widgets, pages, ...props }: OpenPageProps) {
  const { place, pageId, lessonId } = props;
  const [actions] = useState(() => new WidgetActions(lesson, pageId));
  const [editedId, setEditedId] = useState<string | null>(null);
  const edited = widgets.find(({ id }) => id === editedId);
  useEffect(() => void loadEditor().catch(() => undefined), []);
  const [edit] = useState(() => (id: string) => {
    loadEditor().then(
      () => setEditedId(id),
      () => place.tell({ message: texts.canvas.noEditor }),
    );
  });
  const [move] = useState(() => (id: string, index: number) => actions.move(id, index));
  const [remove] = useState(() => (id: string) => {
    const found = findWidget(lesson.commands.state, id);
    const step = actions.remove(id);
    if (!found || !step) return;
    const undo = () => void place.history.takeBack(step);
    place.tell({ message: texts.tree.deleted(CATALOGUE[found.widget.type].label), undo });
  });
  const otherPages = useMemo<OtherPages>(
    () => ({
      pages: pages.filter(({ id }) => id !== pageId),
      move: (id, toId) => {
        const found = findWidget(lesson.commands.state, id);
        const step = actions.moveToPage(id, toId);
        const page = pages.find((each) => each.id === toId);
        if (!found || !step || !page) return;
        const undo = () => void place.history.takeBack(step);
        place.tell({ message: texts.canvas.movedTo(CATALOGUE[found.widget.type].label, page.title), undo });
        // The widget that had the focus is gone; the menu gives it back first.
        requestAnimationFrame(() => document.getElementById(`page-${pageId}`)?.focus());
      },
    }),
    [pages, pageId, lesson, actions, place],
  );
  return (
    <CanvasDrag widgets={widgets} actions={actions}>
      <Frame
        {...props}
        page={
          <Panel {...props}>
            <OtherPagesContext value={otherPages}>
              <Canvas
                widgets={widgets}
                onStep={move}
                onDelete={remove}
                onEdit={edit}
                onFiles={(files, index) => dropFiles(files, index, { lessonId, pageId }, actions)}
              />
            </OtherPagesContext>
          </Panel>
        }
        onAdd={(type) => revealWidget(actions.add(type).id)}
        onAddMedia={(asset) => {
          const added = addMedia(actions, asset);
          if (added) revealWidget(added.id);
        }}
      />
      {edited && (
        <Suspense>
          <EditWidget
            // What took the place of what was there is edited from its beginning.
            key={`${edited.id} ${lesson.readings}`}
            widget={edited}
            actions={actions}
            place={place}
            onClose={() => setEditedId(null)}
          />
        </Suspense>
      )}
    </CanvasDrag>
  );
}

const Panel = ({
  tabs,
  pageId,
  children,
}: Pick<OpenPageProps, 'tabs' | 'pageId'> & { children: ReactNode }) => (
  <>
    {tabs}
    <div role="tabpanel" id="page-panel" aria-labelledby={`page-${pageId}`}>
      {children}
    </div>
  </>
);

interface FrameProps extends Pick<WorkbenchProps, 'head' | 'foot' | 'side'> {
  page: ReactNode;
  onAdd?: Parameters<typeof Palette>[0]['onAdd'];
  onAddMedia?: Parameters<typeof SidePanel>[0]['onAddMedia'];
}

const Frame = ({ head, foot, page, side, onAdd, onAddMedia }: FrameProps) => (
  <>
    <Box sx={{ overflowY: { md: 'auto' }, minWidth: 0 }}>
      <Box
        component="article"
        aria-labelledby="lesson-title"
        sx={{ p: { xs: 2, lg: 4 }, maxWidth: '56rem', mx: 'auto' }}
      >
        {head}
        {page}
        {foot}
      </Box>
    </Box>
    <SidePanel {...side} onAdd={onAdd} onAddMedia={onAddMedia} />
  </>
);

function Waiting({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', py: 8 }}>
      {isError ? (
        <>
          <Typography role="alert">{texts.pages.failed}</Typography>
          <Button variant="outlined" onClick={onRetry}>
            {texts.again}
          </Button>
        </>
      ) : (
        <>
          <CircularProgress aria-hidden />
          <Typography component="output">{texts.pages.loading}</Typography>
        </>
      )}
    </Stack>
  );
}
