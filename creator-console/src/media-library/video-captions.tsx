import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, MenuItem, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { CAPTION_LANGUAGES } from '@sanctum/openapi/choices';
import { useState } from 'react';
import { TextField } from '../shared/forms/text-field';
import { IconAct } from '../shared/icon-act';
import { Muted } from '../shared/muted';
import { language as ownLanguage } from '../shared/words/language';
import { MediaChooser } from './media-chooser';
import { FRESH_MS, type MediaDetail, mediaKeys, readMedia } from './media.api';
import { texts as library } from './texts';
import { type CaptionLanguage, useCaptionsOf } from './captions.api';
import { CaptionsEditor } from './captions-editor';
import { nameOf } from './language-name';

const texts = library.captions;

/** The captions of a video that another place shows, once the video has loaded. */
export function CaptionsOfVideo({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: mediaKeys.one(id),
    queryFn: () => readMedia(id),
    staleTime: FRESH_MS,
  });
  return data ? <VideoCaptions key={id} video={data} /> : null;
}

/** Captions of a video in each language: edited, removed, and added from a file or by writing. */
export function VideoCaptions({ video }: { video: MediaDetail }) {
  const [edited, setEdited] = useState<CaptionLanguage>();
  const { give, take } = useCaptionsOf(video);
  return (
    <Box component="section" aria-label={texts.title}>
      <Typography component="h3" variant="subtitle2">
        {texts.title}
      </Typography>
      <Muted>{video.captions.length === 0 ? texts.none : texts.help}</Muted>
      {video.captions.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {video.captions.map(({ language, captionsAssetId }) => (
            <Box
              component="li"
              key={language}
              sx={{ display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
            >
              <Typography sx={{ flex: 1 }}>{nameOf(language)}</Typography>
              <Button
                aria-label={texts.editThis(nameOf(language))}
                onClick={() => setEdited(language)}
                sx={{ minHeight: 44 }}
              >
                {texts.edit}
              </Button>
              <IconAct
                icon={DeleteIcon}
                label={texts.removeThis(nameOf(language))}
                disabled={take.isPending}
                onClick={() => take.mutate({ language, captionsAssetId })}
                sx={{ minWidth: 44, minHeight: 44 }}
              />
            </Box>
          ))}
        </Box>
      )}
      <AddCaptions
        // With each language that is added, the next one is offered.
        key={video.captions.length}
        video={video}
        onFile={(language, captionsAssetId) => give.mutate({ language, captionsAssetId })}
        onWrite={setEdited}
      />
      {edited && <CaptionsEditor video={video} language={edited} onClose={() => setEdited(undefined)} />}
    </Box>
  );
}

interface AddCaptionsProps {
  video: MediaDetail;
  onFile: (language: CaptionLanguage, captionsAssetId: string) => void;
  onWrite: (language: CaptionLanguage) => void;
}

function AddCaptions({ video: { captions }, onFile, onWrite }: AddCaptionsProps) {
  const left = CAPTION_LANGUAGES.filter((each) => !captions.some(({ language }) => language === each));
  const [chosen, setChosen] = useState<CaptionLanguage | undefined>(
    () => left.find((each) => each === ownLanguage) ?? left[0],
  );
  if (chosen === undefined) return null;
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', alignItems: 'flex-start', mt: 1.5 }}
    >
      <TextField
        select
        name="language"
        size="small"
        margin="none"
        label={texts.language}
        value={chosen}
        onChange={({ target }) => setChosen(left.find((each) => each === target.value))}
        fullWidth={false}
        sx={{ minWidth: 150 }}
      >
        {left.map((language) => (
          <MenuItem key={language} value={language}>
            {nameOf(language)}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <MediaChooser
          kinds={['captions']}
          name="captionsAssetId"
          label={texts.file}
          value={null}
          onChange={(asset) => asset && onFile(chosen, asset.id)}
        />
      </Box>
      <Button onClick={() => onWrite(chosen)} sx={{ minHeight: 44 }}>
        {texts.write}
      </Button>
    </Stack>
  );
}
