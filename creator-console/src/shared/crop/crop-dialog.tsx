import { Box, Slider, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { FormDialog } from '../dialogs/form-dialog';
import { useAct } from '../fresh-sign-in/use-act';
import { cropPicture } from '@sanctum/web/pictures/crop-picture';

/** Shapes of a cropped picture: an avatar or a portrait, each with its max width in pixels. */
const FORMS = {
  round: { aspect: 1, cropShape: 'round', widest: 1024 },
  upright: { aspect: 4 / 5, cropShape: 'rect', widest: 1440 },
} as const;

const ZOOM = { min: 1, max: 4, step: 0.05 };
const ARROW_STEP = 4;

interface CropDialogProps {
  /** The chosen picture as a data URL. */
  url: string;
  form?: keyof typeof FORMS;
  words: { title: string; text: string; submit: string; area: string; zoom: string };
  /** Saves the cropped picture; the dialog shows why it failed. */
  onCropped: (picture: Blob) => Promise<void>;
  onClose: () => void;
}

/** The frame shows the final picture; dragging, pinching, the wheel and the keys move the picture behind it. */
export default function CropDialog({ url, form = 'round', words, onCropped, onClose }: CropDialogProps) {
  const zoomLabel = useId();
  const { widest, ...frame } = FORMS[form];
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(ZOOM.min);
  const [part, setPart] = useState<Area>();
  const { run, ...acting } = useAct();
  return (
    <FormDialog
      {...acting}
      title={words.title}
      submit={words.submit}
      isReady={part !== undefined}
      onClose={onClose}
      onSubmit={() => part && run(async () => onCropped(await cropPicture(url, part, widest)))}
    >
      <Typography>{words.text}</Typography>
      <Box
        sx={{
          position: 'relative',
          height: 320,
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'action.hover',
        }}
      >
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          minZoom={ZOOM.min}
          maxZoom={ZOOM.max}
          {...frame}
          showGrid={false}
          keyboardStep={ARROW_STEP}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': words.area }}
          mediaProps={{ alt: '' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => setPart(pixels)}
        />
      </Box>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', pr: 1 }}>
        <Typography id={zoomLabel}>{words.zoom}</Typography>
        <Slider
          {...ZOOM}
          aria-labelledby={zoomLabel}
          value={zoom}
          onChange={(_, value) => setZoom(Array.isArray(value) ? ZOOM.min : value)}
        />
      </Stack>
    </FormDialog>
  );
}
