import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { fileSize } from '../../shared/file-size';
import { listMedia, type MediaAsset, type MediaKind } from '../media/api';
import { wordsIn } from '../widgets/reading';
import type { EditorProps } from './fields';
import { texts } from './texts';

interface MediaPickerProps extends EditorProps {
  kind: MediaKind;
  /** The setting that names the file. */
  name?: string;
  label?: string;
  optional?: boolean;
}

/** A file of the library, found by its name. */
export function MediaPicker(props: MediaPickerProps) {
  const {
    value,
    onChange,
    kind,
    name = 'mediaAssetId',
    label = texts.chosen(kind),
    optional = false,
  } = props;
  const { data, isError, isPending } = useQuery({
    queryKey: ['course-builder', 'media', kind, ''],
    queryFn: () => listMedia(kind, ''),
    gcTime: 0,
  });
  const chosenId = wordsIn(value, name);
  const chosen = data?.find(({ id }) => id === chosenId) ?? null;
  const choose = (asset: MediaAsset | null) =>
    onChange({
      ...value,
      [name]: asset?.id ?? null,
      ...(name === 'mediaAssetId' && { fileName: asset?.fileName ?? '' }),
    });
  return (
    <Autocomplete
      options={data ?? []}
      value={chosen}
      loading={isPending}
      onChange={(_, asset) => choose(asset)}
      getOptionLabel={({ fileName }) => fileName}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      noOptionsText={isError ? texts.mediaFailed : texts.noMedia}
      renderOption={({ key: _, ...option }, asset) => (
        <li key={asset.id} {...option}>
          {asset.fileName} · {fileSize(asset.fileSize)}
        </li>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          required={!optional}
          error={isError}
          helperText={isError ? texts.mediaFailed : undefined}
        />
      )}
    />
  );
}
