import { Muted } from '../../shared/muted';
import { IconAct } from '../../shared/icon-act';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, type IconButtonProps, Stack } from '@mui/material';
import { memo, type MouseEvent, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { type Widget, widgetOf } from '../widgets/parts/widget';
import { texts } from '../shared/texts';
import type { PaletteEntry } from '../widgets/parts/definition';
import { faceOf } from '../widgets/registry';
import { WidgetPreview } from '../widgets/preview';
import { DropContext } from './canvas-drag';
import { InsertButton } from './insert-button';
import { MoveToPage } from './move-to-page';
import { widgetDrafts } from '../content/widget-drafts';
import { useIsSpanish } from '../spanish/spanish-context';
import { texts as spanish } from '../spanish/texts';
import { countOf, inSpanish, textsOf } from '../spanish/translations';

/** Says that a widget has unsaved text that members don't see. */
function WaitingDraft({ widgetId }: { widgetId: string }) {
  const isWaiting = useSyncExternalStore(widgetDrafts.subscribe, () => widgetDrafts.has(widgetId));
  if (!isWaiting) return null;
  return <Muted sx={{ px: 2, pb: 1.5, fontWeight: 600 }}>{texts.canvas.draft}</Muted>;
}

/** Says how many texts of a widget have a Spanish version. */
function TranslationCount({ widget: { type, settings } }: { widget: Widget }) {
  const { all, translated } = countOf(textsOf(type, settings));
  if (all === 0) return null;
  return (
    <Muted sx={{ px: 2, pb: 1.5, fontWeight: translated < all ? 600 : 400 }}>
      {spanish.count(translated, all)}
    </Muted>
  );
}

export interface WidgetBlockProps {
  widget: Widget;
  number: number;
  isLast: boolean;
  onStep: (id: string, index: number) => void;
  onDelete: (id: string) => void;
  onEdit: (id: string) => Promise<void>;
  /** Chosen in the menu between two widgets. */
  onInsert: (entry: PaletteEntry, index: number) => void;
  /** In place of the widget while it is edited. */
  editor?: ReactNode;
}

/** One widget of the page: its bar with handle and buttons, and its editor, or what members will see. */
export const WidgetBlock = memo(function WidgetBlock(props: WidgetBlockProps) {
  const { widget, number, onEdit, onInsert, editor } = props;
  const { label } = faceOf(widget);
  const name = texts.drag.numbered(label, number);
  const isSpanish = useIsSpanish();
  const drop = useContext(DropContext);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: widget.id,
    data: { title: label },
    attributes: { roleDescription: texts.drag.role },
  });
  const { setNodeRef: setDropRef } = useDroppable({ id: widget.id });
  const line = drop?.overId === widget.id ? drop.line : undefined;
  return (
    <Box
      component="li"
      ref={(node: HTMLLIElement | null) => {
        setNodeRef(node);
        setDropRef(node);
      }}
      aria-label={name}
      data-widget={widget.id}
      sx={{ position: 'relative', opacity: isDragging ? 0.45 : 1, ...(line && lineOn(line)) }}
    >
      <Box sx={{ ...CARD, ...(editor && { borderColor: 'primary.main' }) }}>
        <Bar {...props} name={name} handle={{ ref: setActivatorNodeRef, ...attributes, ...listeners }} />
        {editor ?? (
          // The same as the button above, for pointers only.
          <Box
            sx={{ p: 2, cursor: 'pointer' }}
            onClick={(event) => openUnlessPlaying(event) && void onEdit(widget.id)}
          >
            <WidgetPreview
              widget={isSpanish ? widgetOf(widget.id, widget.type, inSpanish(widget)) : widget}
            />
          </Box>
        )}
        {!editor && isSpanish && <TranslationCount widget={widget} />}
        {!editor && <WaitingDraft widgetId={widget.id} />}
      </Box>
      <InsertButton label={texts.insert.after(name)} onInsert={(entry) => onInsert(entry, number)} />
    </Box>
  );
});

const CARD = { border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' } as const;

/** Shows on which side of the widget the dragged item will land. */
const lineOn = (line: 'before' | 'after') => ({
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    height: 4,
    borderRadius: 2,
    bgcolor: 'primary.main',
    ...(line === 'before' ? { top: -20 } : { bottom: 16 }),
  },
});

/** Id of the button that has the focus again when an editor closes. */
export const editButtonId = (widgetId: string): string => `edit-${widgetId}`;

interface BarProps extends WidgetBlockProps {
  name: string;
  handle: IconButtonProps;
}

function Bar({ widget, number, isLast, onStep, onDelete, onEdit, name, handle }: BarProps) {
  const { label, icon: Icon } = faceOf(widget);
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', pl: 0.5, pr: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <IconAct
        size="small"
        icon={DragIndicatorIcon}
        label={texts.tree.move(name)}
        {...handle}
        sx={{ cursor: 'grab', touchAction: 'none' }}
      />
      <Icon aria-hidden fontSize="small" sx={{ mx: 0.75, color: 'text.secondary' }} />
      <Muted sx={{ flex: 1, fontWeight: 600 }}>{label}</Muted>
      <IconAct
        size="small"
        icon={EditIcon}
        label={texts.canvas.edit(name)}
        id={editButtonId(widget.id)}
        onClick={() => void onEdit(widget.id)}
      />
      <IconAct
        size="small"
        icon={ArrowUpwardIcon}
        label={texts.canvas.up(name)}
        disabled={number === 1}
        onClick={() => onStep(widget.id, number - 2)}
      />
      <IconAct
        size="small"
        icon={ArrowDownwardIcon}
        label={texts.canvas.down(name)}
        disabled={isLast}
        onClick={() => onStep(widget.id, number)}
      />
      <MoveToPage widgetId={widget.id} name={name} />
      <IconAct
        size="small"
        icon={DeleteIcon}
        label={texts.canvas.delete(name)}
        onClick={() => onDelete(widget.id)}
      />
    </Stack>
  );
}

/**
 * Clicks on a video's controls use them instead of opening the editor, and a link in a text doesn't leave the builder.
 */
function openUnlessPlaying(event: MouseEvent): boolean {
  if (event.target instanceof Element && event.target.closest('video, audio')) return false;
  event.preventDefault();
  return true;
}
