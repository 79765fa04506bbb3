import { Muted } from '../../shared/muted';
import { Alert, Box, type BoxProps, Button, Stack, Typography } from '@mui/material';
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { ConflictNotice } from '../content/conflict-notice';
import type { Widget, WidgetType } from '../widgets/parts/widget';
import { findWidget } from '../content/lesson-content';
import type { BuilderServices } from '../content/lessons';
import type { WidgetActions } from '../content/widget-actions';
import { combinedSaving } from '../saving/saver-group';
import { savingText } from '../saving/saved-state';
import { useOnline } from '../../shared/use-online';
import { focusFirst } from '../../shared/focus-first';
import { LiveMarks } from '../../shared/forms/live-marks';
import { EDITORS } from '../widgets/editors';
import type { EditorProps } from '../widgets/fields/fields';
import type { DraftOf } from '../widgets/parts/definition';
import { faceOf } from '../widgets/registry';
import { useIsSpanish } from '../spanish/spanish-context';
import { texts as spanish } from '../spanish/texts';
import { TranslationEditor } from '../spanish/translation-editor';
import { EditSession, type Editing } from './edit-session';
import { widgetDrafts } from '../content/widget-drafts';
import { texts } from './texts';
import { momentOf } from '../../shared/moment';

interface EditWidgetProps {
  widget: Widget;
  actions: WidgetActions;
  services: BuilderServices;
  onClose: () => void;
}

const FAILED = { title: texts.error, text: texts.failed, failed: true };

/** The editor of one widget, in its place on the page. It saves by itself; Done says that it has. */
export default function EditWidget({ widget, actions, services, onClose }: EditWidgetProps) {
  const { lesson } = actions;
  const [session] = useState(() => sessionOf(widget, actions, services));
  const editing = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const [isEnding, setEnding] = useState(false);
  /** Number of clicks on Done that left something to correct. */
  const [tries, setTries] = useState(0);
  useEditedLesson(session, widget, actions, services, onClose);
  const isConflict = useSyncExternalStore(lesson.store.subscribe, lesson.store.conflict) !== undefined;
  const isOffered = editing.offered !== undefined;
  const cannotEnd = isOffered || isConflict || Object.keys(editing.faults).length > 0;
  const done = async () => {
    setEnding(true);
    const end = await session.done();
    setEnding(false);
    if (end === 'stays') return setTries((before) => before + 1);
    if (end === 'saved' && session.hasSaved) {
      services.toast({ title: texts.updated, text: texts.updatedText });
    }
    if (end === 'unsent') services.toast(FAILED);
    onClose();
  };
  return (
    <Editor label={useHeading(widget)} onClose={onClose} onDone={() => void done()}>
      <Fields onBlur={() => editing.saving === 'saving' && session.flush()}>
        <ConflictNotice lesson={lesson} />
        {editing.offered && (
          <DraftOffer
            at={editing.offered.at}
            onUse={() => session.takeOffered()}
            onDiscard={() => session.discardOffered()}
          />
        )}
        <LiveMarks fields={editing.faults} tries={tries}>
          <Box sx={{ display: 'grid', gap: 1.5 }} inert={isOffered}>
            <EditorOf
              key={String(isOffered)}
              type={widget.type}
              value={editing.draft}
              onChange={(draft) => session.type(draft)}
            />
          </Box>
        </LiveMarks>
      </Fields>
      <Stack direction="row" useFlexGap sx={{ px: 2, pb: 2, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <EditingState editing={editing} actions={actions} />
        {cannotEnd && <Button onClick={onClose}>{texts.later}</Button>}
        <Button type="submit" variant="contained" disabled={isEnding || isOffered}>
          {isEnding ? texts.saving : texts.done}
        </Button>
      </Stack>
    </Editor>
  );
}

function useHeading(widget: Widget): string {
  const { label } = faceOf(widget);
  return useIsSpanish() ? spanish.heading(label) : texts.heading(label);
}

interface EditorFrameProps {
  label: string;
  onDone: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that leaves the rest of the page in reach. Escape closes it, and typed text is offered next time. */
const Editor = ({ label, onDone, onClose, children }: EditorFrameProps) => (
  <Box
    component="dialog"
    open
    aria-label={label}
    onKeyDown={(event) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    }}
    sx={{ position: 'static', width: 'auto', border: 0, p: 0, color: 'inherit', bgcolor: 'transparent' }}
  >
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      {children}
    </form>
  </Box>
);

const Fields = (props: Pick<BoxProps, 'onBlur' | 'children'>) => (
  <Box ref={focusFirst} sx={{ display: 'grid', gap: 1.5, p: 2 }} {...props} />
);

interface EditorOfProps<Type extends WidgetType> extends EditorProps<DraftOf<Type>> {
  type: Type;
}

function EditorOf<Type extends WidgetType>({ type, ...props }: EditorOfProps<Type>) {
  if (useIsSpanish()) return <TranslationEditor type={type} {...props} />;
  const Editor: ComponentType<EditorProps<DraftOf<Type>>> = EDITORS[type];
  return <Editor {...props} />;
}

/** The same status as in the top bar, and the missing fields. */
function EditingState({ editing, actions }: { editing: Editing<WidgetType>; actions: WidgetActions }) {
  const { store } = actions.lesson;
  const lesson = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const isOnline = useOnline();
  const missing = Object.values(editing.missing);
  const saving = combinedSaving([editing.saving, lesson.saving]);
  const marked = editing.offered ? texts.choose : texts.marked;
  const unfinished = missing.length > 0 ? texts.missingWords(missing) : marked;
  return (
    <Muted component="output" sx={{ flex: '1 1 12rem' }}>
      {saving === 'unfinished' ? unfinished : savingText(saving, isOnline)}
    </Muted>
  );
}

const sessionOf = (
  widget: Widget,
  { lesson, edit }: WidgetActions,
  { toast }: BuilderServices,
): EditSession<WidgetType> =>
  new EditSession(widget, {
    drafts: widgetDrafts,
    now: Date.now,
    edit: (settings, onEnd) =>
      edit(widget.id, settings, (end) => {
        if (end.as === 'refused') toast(FAILED);
        onEnd(end);
      }),
    settle: async () => {
      await lesson.store.settle();
      return lesson.store.getSnapshot().saving;
    },
  });

/** Sends the typed text, and adds one undo step for everything that was edited. */
function endOf(session: EditSession<WidgetType>, { id }: Widget, actions: WidgetActions): () => void {
  const { lesson } = actions;
  const { readings } = lesson;
  let isOver = false;
  return () => {
    // Contents that replaced the edited ones, or a deleted widget, take nothing from here.
    if (lesson.readings !== readings || !findWidget(lesson.commands.state, id)) return;
    session.leave();
    const now = findWidget(lesson.commands.state, id)?.widget.settings;
    if (isOver || !now || !session.isChanged(now)) return;
    isOver = true;
    actions.remember(id, session.widget.settings);
  };
}

/** While an editor is open its settings are not replaced; what is left unfinished in it counts as unsaved. */
function useEditedLesson(
  session: EditSession<WidgetType>,
  widget: Widget,
  actions: WidgetActions,
  { savers, history }: BuilderServices,
  onClose: () => void,
) {
  const { id } = widget;
  const { lesson } = actions;
  const [end] = useState(() => endOf(session, widget, actions));
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const endEditing = lesson.beginEditing();
    savers.put(id, session);
    const stopWaiting = history.beforeEach(() => {
      end();
      close();
    });
    return () => {
      end();
      stopWaiting();
      endEditing();
      if (session.getSnapshot().saving === 'saved') savers.clear(id);
      // A deleted widget has nothing left to save.
      const stop = lesson.store.subscribe(() => {
        if (findWidget(lesson.commands.state, id)) return;
        savers.clear(id);
        stop();
      });
    };
  }, [session, id, lesson, savers, history, end]);
}

interface DraftOfferProps {
  at: number;
  onUse: () => void;
  onDiscard: () => void;
}

/** Offers typed text that was never saved, to use or discard. */
export const DraftOffer = ({ at, onUse, onDiscard }: DraftOfferProps) => (
  <Alert severity="info">
    {texts.unsavedDraft(momentOf(new Date(at).toISOString()))}
    <Typography variant="body2">{texts.unsavedDraftHelp}</Typography>
    <Stack direction="row" spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }} useFlexGap>
      <Button size="small" variant="contained" onClick={onUse}>
        {texts.takeDraft}
      </Button>
      <Button size="small" onClick={onDiscard}>
        {texts.discardDraft}
      </Button>
    </Stack>
  </Alert>
);
