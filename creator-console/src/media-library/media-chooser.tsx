import { Muted } from '../shared/muted';
import { Autocomplete, Box, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { ACCEPTED_OF, kindOf, type MediaAsset, type MediaKind } from '../shared/uploads/kind-of';
import { percentOf } from '../shared/uploads/upload-item';
import { useLibraryUpload } from '../shared/uploads/use-library-upload';
import { hasStatus } from '../providers/refusal';
import { DropZone } from './drop-zone';
import { KIND_ICONS } from './kinds';
import { readMedia, FRESH_MS, mediaKeys, useLibrary } from './media.api';
import { texts } from './texts';
import { UploadButton } from './upload-button';
import { TextField } from '../shared/forms/text-field';

interface MediaChooserProps {
  kinds: readonly [MediaKind, ...MediaKind[]];
  /** Path of the setting in the request, by which a refusal finds this field. */
  name?: string;
  label: string;
  help?: string;
  required?: boolean;
  /** Id of the chosen file. */
  value: string | null;
  onChange: (asset: MediaAsset | null) => void;
  /** Element around it; a file dropped there is meant for this field. */
  children?: ReactNode;
}

/** Field for a media file, searched on the server while the coach types, or uploaded directly. */
// oxlint-disable-next-line max-lines-per-function -- most lines are the settings of one Autocomplete
export function MediaChooser(props: MediaChooserProps) {
  const { kinds, name = 'mediaAssetId', label, help, required = false, value, onChange, children } = props;
  const [words, setWords] = useState('');
  const chosen = useChosen(value);
  // The field shows the name of the chosen file until something else is typed.
  const q = useDeferredValue(words === chosen.data?.fileName ? '' : words.trim());
  const { assets = [], isPending, isLoadingError } = useLibrary({ kinds, q });
  const { item, send } = useLibraryUpload(onChange);
  const [isWrong, setWrong] = useState(false);
  const take = ([file]: readonly File[]) => {
    if (!file) return;
    const fits = kinds.includes(kindOf(file));
    setWrong(!fits);
    if (fits) void send(file);
  };
  const problem = fault(isWrong, hasStatus(chosen.error, 404), isLoadingError);
  return (
    <DropZone onFiles={take}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'flex-start', flexWrap: 'wrap' }}>
        {chosen.data && <Thumbnail asset={chosen.data} size={56} />}
        <Autocomplete
          sx={{ flex: '1 1 11rem', minWidth: 0 }}
          options={assets}
          value={chosen.data ?? null}
          inputValue={words}
          onInputChange={(_, typed) => setWords(typed)}
          loading={isPending}
          // The server has already searched.
          filterOptions={(found) => found}
          onChange={(_, asset) => onChange(asset)}
          getOptionLabel={({ fileName }) => fileName}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(a, b) => a.id === b.id}
          noOptionsText={isLoadingError ? texts.failed : q ? texts.noHit : texts.noneOf}
          renderOption={({ key: _, ...option }, asset) => (
            <li key={asset.id} {...option}>
              <Thumbnail asset={asset} size={36} />
              <Typography component="span" sx={{ ml: 1.5, overflowWrap: 'anywhere' }}>
                {texts.of(asset.fileName, asset.fileSize)}
              </Typography>
            </li>
          )}
          renderInput={(input) => (
            <TextField
              name={name}
              {...input}
              label={label}
              required={required}
              margin="none"
              error={problem !== undefined}
              helperText={problem ?? help ?? texts.dropFile}
            />
          )}
        />
        <UploadButton
          multiple={false}
          accept={kinds.length === 1 ? ACCEPTED_OF[kinds[0]] : ACCEPTED_OF.file}
          onFiles={take}
          sx={{ flex: 'none', mt: 0.75 }}
        />
      </Stack>
      {item && (
        <Muted component="output" sx={{ display: 'block' }}>
          {texts.sending(item.name, percentOf(item))}
        </Muted>
      )}
      {children}
    </DropZone>
  );
}

function fault(isWrong: boolean, isGone: boolean, hasFailed: boolean): string | undefined {
  if (isWrong) return texts.wrongKind;
  if (isGone) return texts.gone;
  return hasFailed ? texts.failed : undefined;
}

/** Loads the chosen file, even if it isn't among the newest. */
const useChosen = (id: string | null) =>
  useQuery({
    queryKey: mediaKeys.one(id ?? ''),
    queryFn: () => readMedia(id ?? ''),
    enabled: id !== null && id !== '',
    staleTime: FRESH_MS,
  });

function Thumbnail({ asset: { fileType, url }, size }: { asset: MediaAsset; size: number }) {
  const Icon = KIND_ICONS[fileType];
  const box = { flex: 'none', width: size, height: size, borderRadius: 1 } as const;
  if (fileType === 'image') {
    return <Box component="img" src={url} alt="" loading="lazy" sx={{ ...box, objectFit: 'cover' }} />;
  }
  return (
    <Box sx={{ ...box, display: 'grid', placeItems: 'center', bgcolor: 'action.hover' }}>
      <Icon aria-hidden color="primary" />
    </Box>
  );
}
