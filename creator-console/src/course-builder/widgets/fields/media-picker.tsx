import type { ReactNode } from 'react';
import { MediaChooser } from '../../../media-library/media-chooser';
import type { MediaAsset, MediaKind } from '../../../shared/uploads/kind-of';
import { texts } from '../parts/texts';

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
