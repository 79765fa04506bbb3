import { CaptionsOfVideo } from '../../../media-library/video-captions';
import type { EditorProps } from '../fields/fields';
import { Caption, FileTitle, Transcript, MediaPicker, OwnFile } from '../fields/file-fields';
import type { DraftOf } from '../parts/definition';
import { texts } from './texts';

export function VideoEditor(props: EditorProps<DraftOf<'video'>>) {
  const { value, onChange } = props;
  return (
    <OwnFile {...props} kinds={['video']}>
      <FileTitle {...props} />
      <Caption {...props} />
      <MediaPicker
        kinds={['image']}
        name="posterAssetId"
        label={texts.poster}
        value={value.posterAssetId}
        onChange={(asset) => onChange({ ...value, posterAssetId: asset?.id ?? null })}
      />
      <Transcript {...props} />
      {value.mediaAssetId && <CaptionsOfVideo id={value.mediaAssetId} />}
    </OwnFile>
  );
}
