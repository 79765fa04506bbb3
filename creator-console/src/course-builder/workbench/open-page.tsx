import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Canvas } from '../canvas/canvas';
import { addMedia, CanvasDrag } from '../canvas/canvas-drag';
import { type OtherPages, OtherPagesContext } from '../canvas/move-to-page';
import type { Widget } from '../widgets/parts/widget';
import { findWidget } from '../content/lesson-content';
import type { OpenLesson } from '../content/open-lesson';
import type { BuilderServices } from '../content/lessons';
import { WidgetActions } from '../content/widget-actions';
import { dropFiles } from '../media/media-panel';
import { texts } from '../shared/texts';
import { faceOf } from '../widgets/registry';
import { Frame, type FrameProps } from './side-panel';

const loadEditor = () => import('../editing/edit-widget');
/** The editors bring the rich text along: fetched when a lesson stands there, and so at hand without a network, too. */
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

/** A page of a lesson as the coach works on it: widgets are added, moved, filled and removed, each with its undo. */
export function OpenPage({ lesson, widgets, pages, ...props }: OpenPageProps) {
  const { services, pageId, lessonId } = props;
  const [actions] = useState(() => new WidgetActions(lesson, pageId));
  const [editedId, setEditedId] = useState<string | null>(null);
  const edited = widgets.find(({ id }) => id === editedId);
  useEffect(() => void loadEditor().catch(() => undefined), []);
  const [edit] = useState(() => (id: string) => {
    loadEditor().then(
      () => setEditedId(id),
      () => services.toast({ title: texts.canvas.noEditor, failed: true }),
    );
  });
  const [move] = useState(() => (id: string, index: number) => actions.move(id, index));
  const [remove] = useState(() => (id: string) => {
    const found = findWidget(lesson.commands.state, id);
    const step = actions.remove(id);
    if (!found || !step) return;
    const undo = () => void services.history.undoStep(step);
    services.toast({ title: texts.tree.deleted(faceOf(found.widget).label), undo });
  });
  const otherPages = useMemo<OtherPages>(
    () => ({
      pages: pages.filter(({ id }) => id !== pageId),
      move: (id, toId) => {
        const found = findWidget(lesson.commands.state, id);
        const step = actions.moveToPage(id, toId);
        const page = pages.find((each) => each.id === toId);
        if (!found || !step || !page) return;
        const undo = () => void services.history.undoStep(step);
        services.toast({
          title: texts.canvas.movedTo(faceOf(found.widget).label, page.title),
          undo,
        });
        // The widget that had the focus is gone; the menu gives it back first.
        requestAnimationFrame(() => document.getElementById(`page-${pageId}`)?.focus());
      },
    }),
    [pages, pageId, lesson, actions, services],
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
        onAdd={({ type, settings }) => revealWidget(actions.add(type, undefined, settings).id)}
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
            services={services}
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

/** Brings what was put at the end of the page into view once it is drawn. */
const revealWidget = (id: string): void => {
  requestAnimationFrame(() =>
    document.querySelector(`[data-widget="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' }),
  );
};
