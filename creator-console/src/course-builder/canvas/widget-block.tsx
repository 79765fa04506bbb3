import { Muted } from '../../shared/muted';
import { IconAct } from '../../shared/icon-act';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, type IconButtonProps, Stack } from '@mui/material';
import { memo, type MouseEvent, useContext, useSyncExternalStore } from 'react';
import type { Widget } from '../widgets/parts/widget';
import { texts } from '../shared/texts';
import { faceOf } from '../widgets/registry';
import { WidgetPreview } from '../widgets/preview';
import { DropContext } from './canvas-drag';
import { MoveToPage } from './move-to-page';
import { widgetDrafts } from '../content/widget-drafts';

/** Says that a widget has unsaved text that members don't see. */
function WaitingDraft({ widgetId }: { widgetId: string }) {
  const isWaiting = useSyncExternalStore(widgetDrafts.subscribe, () => widgetDrafts.has(widgetId));
  if (!isWaiting) return null;
  return <Muted sx={{ px: 2, pb: 1.5, fontWeight: 600 }}>{texts.canvas.draft}</Muted>;
}

export interface WidgetBlockProps {
  widget: Widget;
  number: number;
  isLast: boolean;
  onStep: (id: string, index: number) => void;
  onDelete: (id: string) => void;
  onEdit: (id: string) => void;
}

/**
 * One widget of the page: its bar with handle and buttons, and its content as members see it. A click opens its editor.
 */
export const WidgetBlock = memo(function WidgetBlock(props: WidgetBlockProps) {
  const { widget, number, onEdit } = props;
  const { label } = faceOf(widget);
  const name = texts.drag.numbered(label, number);
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
      sx={{
        position: 'relative',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        opacity: isDragging ? 0.45 : 1,
        ...(line && lineOn(line)),
      }}
    >
      <Bar {...props} name={name} handle={{ ref: setActivatorNodeRef, ...attributes, ...listeners }} />
      {/* Same as the button above, for pointers only. */}
      <Box
        sx={{ p: 2, cursor: 'pointer' }}
        onClick={(event) => openUnlessPlaying(event) && onEdit(widget.id)}
      >
        <WidgetPreview widget={widget} />
      </Box>
      <WaitingDraft widgetId={widget.id} />
    </Box>
  );
});

/** Shows on which side of the widget the dragged item lands. */
const lineOn = (line: 'before' | 'after') => ({
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    height: 4,
    borderRadius: 2,
    bgcolor: 'primary.main',
    [line === 'before' ? 'top' : 'bottom']: -10,
  },
});

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
        onClick={() => onEdit(widget.id)}
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
