import { texts } from '../parts/texts';
import { type EditorProps, Words } from './fields';
import type { ComponentProps, ReactNode } from 'react';
import { MediaChooser } from '../../../media-library/media-chooser';
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

type MediaPickerProps = Omit<ComponentProps<typeof MediaChooser>, 'label' | 'value'> & {
  label?: string;
  /** Id of the file. */
  value: string | null | undefined;
};

/** A setting that names a media file. */
export const MediaPicker = ({ value, ...props }: MediaPickerProps) => (
  <MediaChooser label={texts.chosen(props.kinds[0])} {...props} value={value || null} />
);

interface OwnFileProps<Draft> extends EditorProps<Draft> {
  kinds: MediaPickerProps['kinds'];
  children: ReactNode;
}

/** The file of a widget, with its details. A file dropped anywhere in the editor replaces the widget's own. */
export const OwnFile = <Draft extends { mediaAssetId?: string; fileName?: string | null }>({
  value,
  onChange,
  kinds,
  children,
}: OwnFileProps<Draft>) => (
  <MediaPicker
    required
    kinds={kinds}
    value={value.mediaAssetId}
    onChange={(asset) => onChange({ ...value, mediaAssetId: asset?.id, fileName: asset?.fileName ?? '' })}
  >
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>{children}</Box>
  </MediaPicker>
);
