import { type EditorProps, Words } from './fields';
import { MediaPicker } from './media-picker';
import { texts } from './texts';

const CAPTION = 300;
const TITLE = 160;
const NAME = 200;
const TRANSCRIPT = 20_000;

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

export const ImageEditor = (props: EditorProps) => (
  <>
    <MediaPicker {...props} kind="image" />
    <Words {...props} name="alt" label={texts.alt} max={CAPTION} />
    <Caption {...props} />
  </>
);

export const VideoEditor = (props: EditorProps) => (
  <>
    <MediaPicker {...props} kind="video" />
    <Title {...props} />
    <Caption {...props} />
    <MediaPicker {...props} kind="captions" name="captionsAssetId" label={texts.captions} optional />
    <MediaPicker {...props} kind="image" name="posterAssetId" label={texts.poster} optional />
    <Transcript {...props} />
  </>
);

export const AudioEditor = (props: EditorProps) => (
  <>
    <MediaPicker {...props} kind="audio" />
    <Title {...props} />
    <Caption {...props} />
    <Transcript {...props} />
  </>
);

export const FileEditor = (props: EditorProps) => (
  <>
    <MediaPicker {...props} kind="file" />
    <Words {...props} name="fileName" label={texts.fileTitle} max={NAME} />
    <Caption {...props} />
  </>
);
