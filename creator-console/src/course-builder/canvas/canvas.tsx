import { Muted } from '../../shared/muted';
import { useDroppable } from '@dnd-kit/core';
import { Box } from '@mui/material';
import { type DragEvent, useContext, useRef, useState } from 'react';
import { useFileDrop } from '../../media-library/drop-zone';
import type { Widget } from '../widgets/parts/widget';
import { texts } from '../shared/texts';
import { DropContext } from './canvas-drag';
import { type Drop, dropAt, END } from './dropping';
import { WidgetBlock, type WidgetBlockProps } from './widget-block';

interface CanvasProps extends Pick<WidgetBlockProps, 'onStep' | 'onDelete' | 'onEdit'> {
  widgets: readonly Widget[];
  /** Files from the computer, dropped at this index. */
  onFiles: (files: File[], index: number) => void;
}

export function Canvas({ widgets, onFiles, ...on }: CanvasProps) {
  const { setNodeRef } = useDroppable({ id: END });
  const list = useRef<HTMLUListElement>(null);
  const [hanging, setHanging] = useState<Drop>();
  const under = ({ clientY }: DragEvent): Drop => {
    const boxes = [...(list.current?.children ?? [])].map((block) => block.getBoundingClientRect());
    return dropAt(widgets, boxes, clientY);
  };
  const { isOver, handlers } = useFileDrop(
    (files, event) => onFiles(files, under(event).index),
    (event) => setHanging(under(event)),
  );
  const dragged = useContext(DropContext);
  const drop = isOver ? hanging : dragged;
  const isAtEnd = drop?.overId === null;
  return (
    <DropContext value={drop}>
      <Box ref={setNodeRef} {...handlers} sx={{ minHeight: 280, display: 'flex', flexDirection: 'column' }}>
        <Box
          component="ul"
          ref={list}
          aria-label={texts.canvas.widgets}
          sx={{ display: 'grid', gap: 2, listStyle: 'none', p: 0, m: 0 }}
        >
          {widgets.map((widget, index) => (
            <WidgetBlock
              key={widget.id}
              widget={widget}
              number={index + 1}
              isLast={index === widgets.length - 1}
              {...on}
            />
          ))}
        </Box>
        <Box
          sx={{
            flex: 1,
            mt: widgets.length > 0 ? 2 : 0,
            minHeight: 96,
            display: 'grid',
            placeItems: 'center',
            textAlign: 'center',
            p: 2,
            border: '1px dashed',
            borderColor: isAtEnd ? 'primary.main' : 'divider',
            bgcolor: isAtEnd ? 'action.hover' : 'transparent',
            borderRadius: 1,
          }}
        >
          <Muted>{widgets.length > 0 ? texts.canvas.more : texts.canvas.empty}</Muted>
        </Box>
      </Box>
    </DropContext>
  );
}
