import { MediaChooser } from '../../media-library/media-chooser';
import type { Part } from './part';

interface FileFieldProps {
  part: Part<string | null>;
  kind: 'image' | 'video';
  label: string;
  help: string;
}

/** A picture or a video of the media library that the site shows. */
export const FileField = ({ part, kind, label, help }: FileFieldProps) => (
  <MediaChooser
    name={part.path}
    kinds={[kind]}
    label={label}
    help={help}
    value={part.value}
    onChange={(asset) => part.change(asset?.id ?? null)}
  />
);
