import PersonIcon from '@mui/icons-material/PersonOutlined';
import { Box, Button, FormHelperText, LinearProgress, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { readMedia, FRESH_MS, mediaKeys } from '../../media-library/media.api';
import { UploadButton } from '../../media-library/upload-button';
import { ACCEPTED_PICTURES, readPicture } from '@sanctum/web/pictures/crop-picture';
import { useFault } from '../../shared/forms/faults';
import { percentOf } from '../../shared/uploads/upload-item';
import { useLibraryUpload } from '../../shared/uploads/use-library-upload';
import type { Part } from './part';
import { texts } from './texts';
import { Secondary } from '../../shared/secondary';

const CropDialog = lazy(() => import('../../shared/crop/crop-dialog'));
const { portrait: words } = texts;

interface Chosen {
  url: string;
  name: string;
}

/** The coach's portrait: chosen on the device, cropped to the shape the pages show, and stored in the media library. */
// oxlint-disable-next-line max-lines-per-function -- choosing, cropping and sending share one state
export function PortraitField({ part }: { part: Part<string | null> }) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string>();
  const { item, send } = useLibraryUpload(({ id }) => part.change(id));
  const choose = async (file: File) => {
    const url = await readPicture(file);
    setProblem(url === undefined ? words.notAPicture : undefined);
    if (url !== undefined) setChosen({ url, name: file.name });
  };
  const close = () => setChosen(null);
  const { fault: refused } = useFault(part.path);
  const fault = problem ?? refused;
  return (
    <Stack
      component="fieldset"
      data-field={part.path}
      direction="row"
      spacing={2}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <Picture id={part.value} />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="legend" sx={{ fontWeight: 600 }}>
          {words.title}
        </Typography>
        <Secondary>{words.help}</Secondary>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <UploadButton
            size="small"
            variant="outlined"
            multiple={false}
            label={part.value === null ? words.choose : words.change}
            accept={ACCEPTED_PICTURES}
            onFiles={([file]) => file && void choose(file)}
          />
          {part.value !== null && (
            <Button size="small" onClick={() => part.change(null)}>
              {words.remove}
            </Button>
          )}
        </Stack>
        {item && (
          <LinearProgress
            variant="determinate"
            value={percentOf(item)}
            aria-label={words.sending}
            sx={{ mt: 1 }}
          />
        )}
        {fault !== undefined && (
          <FormHelperText error role="alert">
            {fault}
          </FormHelperText>
        )}
      </Box>
      {chosen && (
        <Suspense fallback={null}>
          <CropDialog
            url={chosen.url}
            form="upright"
            words={words.crop}
            onClose={close}
            onCropped={async (picture) => {
              close();
              void send(new File([picture], asJpeg(chosen.name), { type: picture.type }));
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}

const asJpeg = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;

function Picture({ id }: { id: string | null }) {
  const { data } = useQuery({
    queryKey: mediaKeys.one(id ?? ''),
    queryFn: () => readMedia(id ?? ''),
    enabled: id !== null,
    staleTime: FRESH_MS,
  });
  const box = { flex: 'none', width: 112, height: 140, borderRadius: 2 } as const;
  if (id !== null && data) {
    return <Box component="img" src={data.url} alt={words.now} sx={{ ...box, objectFit: 'cover' }} />;
  }
  return (
    <Box aria-hidden sx={{ ...box, display: 'grid', placeItems: 'center', bgcolor: 'action.hover' }}>
      <PersonIcon color="primary" fontSize="large" />
    </Box>
  );
}
