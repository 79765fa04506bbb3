import { texts } from '../parts/texts';
import { type EditorProps, Words } from './fields';
import type { ReactNode } from 'react';
import { MediaChooser } from '../../../media-library/media-chooser';
import type { MediaAsset, MediaKind } from '../../../shared/uploads/kind-of';
import { Box } from '@mui/material';

const CAPTION = 300;
const TITLE = 160;
const TRANSCRIPT = 20_000;

export const Caption = (props: EditorProps<{ caption?: string }>) => (
  <Words {...props} name="caption" label={texts.caption} max={CAPTION} />
);

export const FileTitle = (props: EditorProps<{ title?: string }>) => (
  <Words {...props} name="title" label={texts.fileTitle} max={TITLE} />
);

export const Transcript = ({ value, onChange }: EditorProps<{ transcript?: string | null }>) => (
  <Words
    value={value}
    onChange={(next) => onChange({ ...next, transcript: next.transcript || null })}
    name="transcript"
    label={texts.transcript}
    max={TRANSCRIPT}
    rows={3}
  />
);

interface MediaPickerProps {
  kinds: readonly [MediaKind, ...MediaKind[]];
  /** The id of the file. */
  value: string | null | undefined;
  onChange: (asset: MediaAsset | null) => void;
  name?: string;
  label?: string;
  optional?: boolean;
  children?: ReactNode;
}

/** One setting that names a file of the library. */
export function MediaPicker({ kinds, value, onChange, optional = false, ...props }: MediaPickerProps) {
  const { name, label = texts.chosen(kinds[0]), children } = props;
  return (
    <MediaChooser
      kinds={kinds}
      {...(name !== undefined && { name })}
      label={label}
      required={!optional}
      value={value || null}
      onChange={onChange}
    >
      {children}
    </MediaChooser>
  );
}

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
