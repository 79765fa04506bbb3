import { useDraggable } from '@dnd-kit/core';
import AddIcon from '@mui/icons-material/Add';
import { Box, IconButton } from '@mui/material';
import { MediaCard } from '../../media-library/media-card';
import { texts } from '../../media-library/texts';
import { WIDGET_OF } from '../../media-library/widget-for';
import type { MediaAsset } from '../../shared/uploads/kind-of';
import { mediaId } from '../canvas/dropping';

interface DraggableCardProps {
  asset: MediaAsset;
  onOpen: (asset: MediaAsset) => void;
  onDelete: (asset: MediaAsset) => void;
  onAdd: ((asset: MediaAsset) => void) | undefined;
}

/** A file of the library: dragged to its place on the page, or put at the end by a press. */
export function DraggableCard({ asset, onAdd, ...on }: DraggableCardProps) {
  const disabled = onAdd === undefined || WIDGET_OF[asset.fileType] === undefined;
  const { listeners, setNodeRef, isDragging } = useDraggable({
    id: mediaId(asset.id),
    data: { title: asset.fileName, asset },
    disabled,
  });
  return (
    <Box
      ref={setNodeRef}
      onPointerDown={(event) => listeners?.['onPointerDown']?.(event)}
      sx={{ opacity: isDragging ? 0.45 : 1, touchAction: 'manipulation' }}
    >
      <MediaCard
        asset={asset}
        {...on}
        action={
          disabled ? undefined : (
            <IconButton
              size="small"
              aria-label={texts.addThis(asset.fileName)}
              title={texts.addToPage}
              onClick={() => onAdd(asset)}
              sx={{ p: 0.25 }}
            >
              <AddIcon fontSize="small" />
            </IconButton>
          )
        }
      />
    </Box>
  );
}
