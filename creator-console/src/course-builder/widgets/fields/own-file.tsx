import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { MediaKind } from '../../../shared/uploads/kind-of';
import type { EditorProps } from './fields';
import { MediaPicker } from './media-picker';

interface FileDraft {
  mediaAssetId?: string;
  fileName?: string | null;
}

interface OwnFileProps<Draft> extends EditorProps<Draft> {
  kinds: readonly [MediaKind, ...MediaKind[]];
  children: ReactNode;
}

/** The file a widget is about, and what is said of it. A file let go anywhere in the editor is meant for the widget itself. */
export const OwnFile = <Draft extends FileDraft>({
  value,
  onChange,
  kinds,
  children,
}: OwnFileProps<Draft>) => (
  <MediaPicker
    kinds={kinds}
    value={value.mediaAssetId}
    onChange={(asset) => onChange({ ...value, mediaAssetId: asset?.id, fileName: asset?.fileName ?? '' })}
  >
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>{children}</Box>
  </MediaPicker>
);
