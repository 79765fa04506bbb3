import { texts } from '../parts/texts';
import { type EditorProps, Words } from './fields';

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
