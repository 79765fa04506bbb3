import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Canvas } from '../canvas/canvas';
import { addMedia, CanvasDrag } from '../canvas/canvas-drag';
import { type OtherPages, OtherPagesContext } from '../canvas/move-to-page';
import type { Widget } from '../widgets/parts/widget';
import { findWidget } from '../content/lesson-content';
import type { OpenLesson } from '../content/open-lesson';
import type { UndoStep } from '../saving/undo-history';
import type { BuilderServices } from '../content/lessons';
import { WidgetActions } from '../content/widget-actions';
import { dropFiles } from '../media/media-panel';
import { texts } from '../shared/texts';
import { faceOf } from '../widgets/registry';
import { Frame, type FrameProps } from './side-panel';

const loadEditor = () => import('../editing/edit-widget');
/** The editors load the rich text editor. Fetched with the lesson, so that they also work offline. */
const EditWidget = lazy(loadEditor);

type PageName = OtherPages['pages'][number];

interface OpenPageProps extends Pick<FrameProps, 'side' | 'head' | 'foot'> {
  services: BuilderServices;
  lessonId: string;
  lesson: OpenLesson;
  pageId: string;
  pages: readonly PageName[];
  widgets: Widget[];
  tabs: ReactNode;
}

/** Lets the coach edit a page: add, move, edit and remove widgets. Each step can be undone. */
export function OpenPage({ lesson, widgets, pages, ...props }: OpenPageProps) {
  const { services, pageId, lessonId } = props;
  const [editedId, setEditedId] = useState<string | null>(null);
  const edited = widgets.find(({ id }) => id === editedId);
  const { actions, move, remove, otherPages } = usePageActs({ lesson, pages, services, pageId });
  useEffect(() => void loadEditor().catch(() => undefined), []);
  const [edit] = useState(() => (id: string) => {
    loadEditor().then(
      () => setEditedId(id),
      () => services.toast({ title: texts.canvas.noEditor, failed: true }),
    );
  });
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
        onAdd={({ type, settings }) => revealWidget(actions.add(type, undefined, settings).id)}
        onAddMedia={(asset) => {
          const added = addMedia(actions, asset);
          if (added) revealWidget(added.id);
        }}
      />
      {edited && (
        <Suspense>
          <EditWidget
            // Starts afresh if the widget was replaced, or read again from the server.
            key={`${edited.id} ${lesson.readings}`}
            widget={edited}
            actions={actions}
            services={services}
            onClose={() => setEditedId(null)}
          />
        </Suspense>
      )}
    </CanvasDrag>
  );
}

type PageActsProps = Pick<OpenPageProps, 'lesson' | 'pages' | 'services' | 'pageId'>;

/** Moves and removes widgets, and offers undo. The functions stay the same, so that no widget is redrawn. */
function usePageActs({ lesson, pages, services: { history, toast }, pageId }: PageActsProps) {
  const [actions] = useState(() => new WidgetActions(lesson, pageId));
  const [{ move, remove, moveToPage }] = useState(() => {
    const offerUndo = (id: string, act: () => UndoStep | undefined, said: (label: string) => string) => {
      const found = findWidget(lesson.commands.state, id);
      const step = act();
      if (!found || !step) return;
      toast({ title: said(faceOf(found.widget).label), undo: () => void history.undoStep(step) });
    };
    return {
      move: (id: string, index: number) => actions.move(id, index),
      remove: (id: string) => offerUndo(id, () => actions.remove(id), texts.tree.deleted),
      moveToPage: (id: string, { id: toId, title }: PageName) =>
        offerUndo(
          id,
          () => actions.moveToPage(id, toId),
          (label) => texts.canvas.movedTo(label, title),
        ),
    };
  });
  const otherPages = useMemo<OtherPages>(
    () => ({
      pages: pages.filter(({ id }) => id !== pageId),
      move: (id, page) => {
        moveToPage(id, page);
        // The focused widget is gone; the menu returns the focus first.
        requestAnimationFrame(() => document.getElementById(`page-${pageId}`)?.focus());
      },
    }),
    [pages, pageId, moveToPage],
  );
  return { actions, move, remove, otherPages };
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

/** Scrolls a widget added at the end of the page into view once it is drawn. */
const revealWidget = (id: string): void => {
  requestAnimationFrame(() =>
    document.querySelector(`[data-widget="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' }),
  );
};
