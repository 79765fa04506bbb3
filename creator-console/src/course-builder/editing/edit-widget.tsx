import { Muted } from '../../shared/muted';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  Alert,
  Stack,
} from '@mui/material';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
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

/** The editor of one widget. It saves automatically; Done confirms it. */
// oxlint-disable-next-line max-lines-per-function -- every part of the dialog reads the same session
export default function EditWidget({ widget, actions, services, onClose }: EditWidgetProps) {
  const { id, type } = widget;
  const { lesson } = actions;
  const [session] = useState(() => sessionOf(widget, actions, services));
  const editing = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const [isEnding, setEnding] = useState(false);
  /** Number of clicks on Done that left something to correct. */
  const [tries, setTries] = useState(0);
  useEditedLesson(session, widget, actions, services);
  const isConflict = useSyncExternalStore(lesson.store.subscribe, lesson.store.conflict) !== undefined;
  const isOffered = editing.offered !== undefined;
  const cannotEnd = isOffered || isConflict || Object.keys(editing.faults).length > 0;
  const close = () => {
    session.leave();
    const now = findWidget(lesson.commands.state, id)?.widget.settings;
    if (now && session.isChanged(now)) actions.remember(id, session.widget.settings);
    onClose();
  };
  const done = async () => {
    setEnding(true);
    const end = await session.done();
    setEnding(false);
    if (end === 'stays') return setTries((before) => before + 1);
    if (end === 'saved' && session.hasSaved) {
      services.toast({ title: texts.updated, text: texts.updatedText });
    }
    if (end === 'unsent') services.toast(FAILED);
    close();
  };
  return (
    <Dialog
      open
      // A click outside the dialog does nothing; Escape closes it, and the typed text is offered next time.
      onClose={(_: object, reason: string) => reason !== 'backdropClick' && close()}
      fullWidth
      maxWidth="md"
      aria-labelledby="editor-title"
      disableEnforceFocus
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void done();
        }}
      >
        <DialogTitle id="editor-title">{texts.heading(faceOf(widget).label)}</DialogTitle>
        <DialogContent
          ref={focusFirst}
          sx={{ display: 'grid', gap: 1.5, pt: '8px !important' }}
          onBlur={() => editing.saving === 'saving' && session.flush()}
        >
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
                type={type}
                value={editing.draft}
                onChange={(draft) => session.type(draft)}
              />
            </Box>
          </LiveMarks>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2, gap: 1, flexWrap: 'wrap' }}>
          <EditingState editing={editing} actions={actions} />
          {cannotEnd && <Button onClick={close}>{texts.later}</Button>}
          <Button type="submit" variant="contained" disabled={isEnding || isOffered}>
            {isEnding ? texts.saving : texts.done}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function EditorOf<Type extends WidgetType>({ type, ...props }: EditorProps<DraftOf<Type>> & { type: Type }) {
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

/** While an editor is open, its settings are not replaced; unfinished input counts as unsaved. */
function useEditedLesson(
  session: EditSession<WidgetType>,
  { id }: Widget,
  { lesson }: WidgetActions,
  { savers }: BuilderServices,
) {
  useEffect(() => {
    const endEditing = lesson.beginEditing();
    savers.put(id, session);
    return () => {
      endEditing();
      if (session.getSnapshot().saving === 'saved') savers.clear(id);
      // A deleted widget has nothing left to save.
      const stop = lesson.store.subscribe(() => {
        if (findWidget(lesson.commands.state, id)) return;
        savers.clear(id);
        stop();
      });
    };
  }, [session, id, lesson, savers]);
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
