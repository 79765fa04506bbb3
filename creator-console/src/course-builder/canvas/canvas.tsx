import { useDroppable } from '@dnd-kit/core';
import { Box, Typography } from '@mui/material';
import { useContext } from 'react';
import type { Widget } from '../content/content';
import { texts } from '../texts';
import { DropContext } from './canvas-drag';
import { END } from './dropping';
import { WidgetBlock } from './widget-block';

interface CanvasProps {
  widgets: readonly Widget[];
  onStep: (id: string, index: number) => void;
  onDelete: (id: string) => void;
  onEdit: (id: string) => void;
}

/** The page that is being filled. */
export function Canvas({ widgets, ...on }: CanvasProps) {
  const { setNodeRef } = useDroppable({ id: END });
  const isAtEnd = useContext(DropContext)?.overId === null;
  return (
    <Box ref={setNodeRef} sx={{ minHeight: 280, display: 'flex', flexDirection: 'column' }}>
      <Box
        component="ul"
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
        <Typography variant="body2" color="text.secondary">
          {widgets.length > 0 ? texts.canvas.more : texts.canvas.empty}
        </Typography>
      </Box>
    </Box>
  );
}
