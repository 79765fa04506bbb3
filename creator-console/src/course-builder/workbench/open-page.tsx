import {
  type ComponentProps,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { Canvas } from '../canvas/canvas';
import { addMedia, CanvasDrag } from '../canvas/canvas-drag';
import { editButtonId } from '../canvas/widget-block';
import { type OtherPages, OtherPagesContext } from '../canvas/move-to-page';
import { isUnfilled, type Widget } from '../widgets/parts/widget';
import { ConflictNotice } from '../content/conflict-notice';
import { findWidget } from '../content/lesson-content';
import type { OpenLesson } from '../content/open-lesson';
import type { UndoStep } from '../../shared/undo/undo-history';
import type { BuilderServices } from '../content/lessons';
import { WidgetActions } from '../content/widget-actions';
import { dropFiles } from '../media/media-panel';
import { texts } from '../shared/texts';
import type { PaletteEntry } from '../widgets/parts/definition';
import { faceOf, PALETTE } from '../widgets/registry';
import { SplitContext, type SplitText } from '../widgets/text/split';
import { SpanishContext, useIsSpanish } from '../spanish/spanish-context';
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
  const { showLesson } = props.side.panes;
  const { actions, move, remove, otherPages } = usePageActs({ lesson, pages, services, pageId });
  const { edited, edit, close } = useEdited(widgets, services);
  const add = useCallback(
    ({ type, settings }: PaletteEntry, index?: number) => {
      services.history.endOpenWork();
      void edit(actions.add(type, index, settings).id);
      showLesson();
    },
    [actions, edit, services, showLesson],
  );
  const split = (text: Widget, entry: PaletteEntry, parts: SplitText) => {
    services.history.endOpenWork();
    add(entry, makeRoom(text, parts, widgets, actions));
  };
  return (
    <CanvasDrag widgets={widgets} actions={actions} onAdd={add}>
      <Frame
        {...props}
        page={
          <Panel {...props} notice={!edited && <ConflictNotice lesson={lesson} />}>
            <OtherPagesContext value={otherPages}>
              <Canvas
                widgets={widgets}
                onStep={move}
                onDelete={remove}
                onEdit={edit}
                onInsert={add}
                onFiles={(files, index) => dropFiles(files, index, { lessonId, pageId }, actions)}
                editedId={edited?.id}
                editor={
                  edited && (
                    <OpenEditor
                      // Replaced content is edited from its start.
                      key={`${edited.id} ${lesson.readings}`}
                      widget={edited}
                      actions={actions}
                      services={services}
                      onSplit={(entry, text) => split(edited, entry, text)}
                      onClose={close}
                    />
                  )
                }
              />
            </OtherPagesContext>
          </Panel>
        }
        onAdd={add}
        onAddMedia={(asset) => {
          const added = addMedia(actions, asset);
          if (added) revealWidget(added.id);
          showLesson();
        }}
      />
    </CanvasDrag>
  );
}

/** Makes room for a widget inside a text, and returns its index. The part before it stays in the text's own widget. */
function makeRoom(
  { id, settings }: Widget,
  { before, after }: SplitText,
  widgets: readonly Widget[],
  actions: WidgetActions,
): number {
  const index = widgets.findIndex((widget) => widget.id === id) + (before ? 1 : 0);
  if (before && after) actions.add('text', index, { content: after });
  if (!before && !after && isUnfilled(settings)) actions.remove(id);
  return index;
}

interface OpenEditorProps extends ComponentProps<typeof EditWidget> {
  onSplit: (entry: PaletteEntry, text: SplitText) => void;
}

/** The editor of a widget, whose text can be split around a new one. An empty widget is filled in English first. */
function OpenEditor({ onSplit, ...props }: OpenEditorProps) {
  const isSpanish = useIsSpanish();
  const [wasUnfilled] = useState(() => isUnfilled(props.widget.settings));
  return (
    <Suspense>
      <SpanishContext value={isSpanish && !wasUnfilled}>
        <SplitContext value={{ entries: PALETTE, split: onSplit }}>
          <EditWidget {...props} />
        </SplitContext>
      </SpanishContext>
    </Suspense>
  );
}

/** The widget with an open editor, one at most. When it closes, its button has the focus again. */
function useEdited(widgets: readonly Widget[], { toast }: BuilderServices) {
  const [editedId, setEditedId] = useState<string | null>(null);
  const edited = widgets.find(({ id }) => id === editedId);
  useEffect(() => void loadEditor().catch(() => undefined), []);
  const edit = useCallback(
    async (id: string) => {
      try {
        await loadEditor();
      } catch {
        return toast({ title: texts.canvas.noEditor, failed: true });
      }
      setEditedId(id);
      revealWidget(id);
    },
    [toast],
  );
  const close = () => {
    setEditedId(null);
    if (edited) document.getElementById(editButtonId(edited.id))?.focus();
  };
  return { edited, edit, close };
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
  notice,
  tabs,
  pageId,
  children,
}: Pick<OpenPageProps, 'tabs' | 'pageId'> & { notice: ReactNode; children: ReactNode }) => (
  <>
    {notice}
    {tabs}
    <div role="tabpanel" id="page-panel" aria-labelledby={`page-${pageId}`}>
      {children}
    </div>
  </>
);

/** Scrolls a widget into view once it is drawn. */
const revealWidget = (id: string): void => {
  requestAnimationFrame(() =>
    document.querySelector(`[data-widget="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' }),
  );
};
