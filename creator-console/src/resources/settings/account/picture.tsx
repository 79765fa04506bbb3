import { Alert, Avatar, Box, Button, Stack } from '@mui/material';
import { lazy, Suspense, useRef, useState } from 'react';
import { ACCEPTED_PICTURES, readPicture } from '@sanctum/web/pictures/crop-picture';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../shared/toast/use-toast';
import { type Account, useAccountChanges, sendPicture } from './account.api';
import { texts as all } from './texts';
import { Secondary } from '../../../shared/secondary';
import { avatarPicture } from '../../../shared/sized-picture';

const { picture: texts } = all;
const CropDialog = lazy(() => import('../../../shared/crop/crop-dialog'));

const SIZE = 96;

/** The coach's picture: upload, crop to a circle, and remove with undo. */
// oxlint-disable-next-line max-lines-per-function -- choosing, cropping and removing share one state
export function Picture({ account: { name, avatarUrl } }: { account: Account }) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [isUnreadable, setUnreadable] = useState(false);
  const { setPicture, removePicture } = useAccountChanges();
  const { run, isActing, problem } = useAct();
  const toast = useToast();

  const choose = async (file: File) => {
    const url = await readPicture(file);
    setUnreadable(url === undefined);
    setChosen(url);
  };
  const save = async (picture: Blob) => {
    await setPicture(await sendPicture(picture));
    setChosen(undefined);
    toast({ title: texts.saved });
  };
  const remove = async (url: string) => {
    const before = await (await fetch(url)).blob();
    await removePicture();
    toast({ title: texts.removed, undo: () => void run(() => save(before)) });
  };
  const said = isUnreadable ? texts.notAPicture : problem;

  return (
    <Stack direction="row" sx={{ gap: 2.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <Avatar
        src={avatarPicture(avatarUrl, 320)}
        alt={texts.alt(name)}
        sx={{
          width: SIZE,
          height: SIZE,
          fontSize: 40,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        {name.charAt(0)}
      </Avatar>
      <Box sx={{ flex: '1 1 14rem' }}>
        <input
          ref={input}
          hidden
          type="file"
          aria-label={texts.choose}
          accept={ACCEPTED_PICTURES}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // Allows choosing the same file again after a refusal.
            target.value = '';
            if (file) void choose(file);
          }}
        />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" disabled={isActing} onClick={() => input.current?.click()}>
            {avatarUrl ? texts.change : texts.choose}
          </Button>
          {avatarUrl && (
            <Button disabled={isActing} onClick={() => void run(() => remove(avatarUrl))}>
              {texts.remove}
            </Button>
          )}
        </Stack>
        <Secondary sx={{ mt: 1 }}>{texts.help}</Secondary>
        {said && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {said}
          </Alert>
        )}
      </Box>
      {chosen && (
        <Suspense>
          <CropDialog
            url={chosen}
            words={{ ...texts, title: texts.cropTitle, text: texts.cropText, submit: texts.use }}
            onCropped={save}
            onClose={() => setChosen(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
