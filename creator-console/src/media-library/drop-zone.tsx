import { Box } from '@mui/material';
import { type DragEvent, type ReactNode, useState } from 'react';
import { texts } from './texts';

interface DropZoneProps {
  onFiles: (files: File[]) => void;
  children: ReactNode;
  minHeight?: string;
}

/** Drop target for files; the button inside serves people without a mouse. */
export function DropZone({ onFiles, children, minHeight }: DropZoneProps) {
  const { isOver, handlers } = useFileDrop(onFiles);
  return (
    <Box {...handlers} sx={{ position: 'relative', minHeight }}>
      {children}
      {isOver && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            inset: 0,
            zIndex: 2,
            display: 'grid',
            placeItems: 'center',
            border: '2px dashed',
            borderColor: 'primary.main',
            borderRadius: 1,
            fontWeight: 600,
            bgcolor: 'background.paper',
            opacity: 0.92,
            pointerEvents: 'none',
          }}
        >
          {texts.dropHere}
        </Box>
      )}
    </Box>
  );
}

/**
 * Tracks whether files are dragged over an element, and returns its event handlers. The innermost element takes the
 * files.
 */
export function useFileDrop(
  onFiles: (files: File[], event: DragEvent) => void,
  onHover?: (event: DragEvent) => void,
) {
  const [isOver, setOver] = useState(false);
  const ifMine = (act: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    const isTaken = event.isDefaultPrevented();
    if (isTaken) setOver(false);
    event.preventDefault();
    if (!isTaken) act(event);
  };
  const handlers = {
    onDragOver: ifMine((event) => {
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
      onHover?.(event);
    }),
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: ifMine((event) => {
      setOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length > 0) onFiles(files, event);
    }),
  };
  return { isOver, handlers };
}
