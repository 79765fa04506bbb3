import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Slider,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { texts } from './texts';
import { cropPicture } from './crop-picture';

const { crop: words } = texts.portrait;

/** Percent of the picture's smallest fit. */
const ZOOM = { min: 100, max: 400 };
const ARROW_STEP = 4;
/** As the pages show a portrait. */
const ASPECT = 4 / 5;

interface CropDialogProps {
  /** The address of the chosen picture in this browser's memory. */
  url: string;
  name: string;
  onCropped: (picture: File) => void;
  onClose: () => void;
}

/** What lies in the frame is shown; dragging, pinching, the wheel and the keys move the picture behind it. */
export default function CropDialog({ url, name, onCropped, onClose }: CropDialogProps) {
  const [titleId, zoomId] = [useId(), useId()];
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(ZOOM.min);
  const [part, setPart] = useState<Area | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const take = () => {
    if (part) cropPicture(url, part, name).then(onCropped, () => setFailed(true));
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{words.help}</DialogContentText>
        <Box sx={{ position: 'relative', height: { xs: 300, sm: 380 }, borderRadius: 1, overflow: 'hidden' }}>
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom / 100}
            minZoom={ZOOM.min / 100}
            maxZoom={ZOOM.max / 100}
            aspect={ASPECT}
            showGrid={false}
            keyboardStep={ARROW_STEP}
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': words.area }}
            mediaProps={{ alt: '' }}
            onCropChange={setCrop}
            onZoomChange={(next) => setZoom(Math.round(next * 100))}
            onCropAreaChange={(_, pixels) => setPart(pixels)}
          />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2 }}>
          <Typography id={zoomId}>{words.zoom}</Typography>
          <Slider
            aria-labelledby={zoomId}
            {...ZOOM}
            value={zoom}
            onChange={(_, next) => setZoom(next)}
            getAriaValueText={words.percent}
          />
        </Box>
        {hasFailed && <Alert severity="error">{texts.portrait.notAPicture}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button variant="contained" disabled={!part} onClick={take}>
          {words.take}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
