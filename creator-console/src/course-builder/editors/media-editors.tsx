import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { type EditorProps, Words } from './fields';
import { MediaPicker } from './media-picker';
import { texts } from './texts';

const CAPTION = 300;
const TITLE = 160;
const NAME = 200;
const TRANSCRIPT = 20_000;

const IMAGE = ['image'] as const;
const VIDEO = ['video'] as const;
const AUDIO = ['audio'] as const;
const CAPTIONS = ['captions'] as const;
/** Anything she may want to keep. */
const DOWNLOADS = ['file', 'image', 'video', 'audio'] as const;

const Caption = (props: EditorProps) => (
  <Words {...props} name="caption" label={texts.caption} max={CAPTION} />
);
const Title = (props: EditorProps) => <Words {...props} name="title" label={texts.fileTitle} max={TITLE} />;
const Transcript = ({ value, onChange }: EditorProps) => (
  <Words
    value={value}
    onChange={(next) => onChange({ ...next, transcript: next['transcript'] || null })}
    name="transcript"
    label={texts.transcript}
    max={TRANSCRIPT}
    rows={3}
  />
);

/** A file let go anywhere in the editor is meant for the widget itself. */
export const ImageEditor = (props: EditorProps) => (
  <MediaPicker {...props} kinds={IMAGE}>
    <Fields>
      <Words {...props} name="alt" label={texts.alt} max={CAPTION} />
      <Caption {...props} />
    </Fields>
  </MediaPicker>
);

export const VideoEditor = (props: EditorProps) => (
  <MediaPicker {...props} kinds={VIDEO}>
    <Fields>
      <Title {...props} />
      <Caption {...props} />
      <MediaPicker {...props} kinds={CAPTIONS} name="captionsAssetId" label={texts.captions} optional />
      <MediaPicker {...props} kinds={IMAGE} name="posterAssetId" label={texts.poster} optional />
      <Transcript {...props} />
    </Fields>
  </MediaPicker>
);

export const AudioEditor = (props: EditorProps) => (
  <MediaPicker {...props} kinds={AUDIO}>
    <Fields>
      <Title {...props} />
      <Caption {...props} />
      <Transcript {...props} />
    </Fields>
  </MediaPicker>
);

export const FileEditor = (props: EditorProps) => (
  <MediaPicker {...props} kinds={DOWNLOADS}>
    <Fields>
      <Words {...props} name="fileName" label={texts.fileTitle} max={NAME} />
      <Caption {...props} />
    </Fields>
  </MediaPicker>
);

const Fields = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>{children}</Box>
);
