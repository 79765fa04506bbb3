import type { ReactNode } from 'react';
import { MediaChooser } from '../../media-library/media-chooser';
import type { MediaAsset, MediaKind } from '../../shared/uploads/kind-of';
import { wordsIn } from '../widgets/reading';
import type { EditorProps } from './fields';
import { texts } from './texts';

interface MediaPickerProps extends EditorProps {
  kinds: readonly [MediaKind, ...MediaKind[]];
  /** The setting that names the file. */
  name?: string;
  label?: string;
  optional?: boolean;
  children?: ReactNode;
}

/** One setting that names a file of the library. */
export function MediaPicker(props: MediaPickerProps) {
  const { value, onChange, kinds, name = 'mediaAssetId', optional = false, children } = props;
  const { label = texts.chosen(kinds[0]) } = props;
  const choose = (asset: MediaAsset | null) =>
    onChange({
      ...value,
      [name]: asset?.id ?? null,
      ...(name === 'mediaAssetId' && { fileName: asset?.fileName ?? '' }),
    });
  return (
    <MediaChooser
      kinds={kinds}
      label={label}
      required={!optional}
      value={wordsIn(value, name) || null}
      onChange={choose}
    >
      {children}
    </MediaChooser>
  );
}
