import { useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogContent } from '../../shared/ui/dialog';
import { Progress } from '../../shared/ui/progress';
import { refusalSentence } from '../../shared/api/refusal';
import { Slider } from '../../shared/ui/slider';
import { useSetAvatar } from './api';
import { cropPicture } from '@sanctum/web/pictures/crop-picture';

/** Zoom in percent of the picture's smallest fit. */
const ZOOM = { min: 100, max: 400 };
const ARROW_STEP = 4;
/** Max width in pixels: the server shows avatars at 512, and twice that leaves it something to scale down. */
const WIDEST = 1024;

interface CropDialogProps {
  /** Address of the chosen picture in this browser's memory. */
  url: string;
  onSaved: () => void;
  onClose: () => void;
}

/**
 * Lets the person crop a picture: the round part is what others see, and dragging, pinching, the wheel and the keys
 * move the picture behind it.
 */
// oxlint-disable-next-line max-lines-per-function -- the cropper and the slider move the same picture
export default function CropDialog({ url, onSaved, onClose }: CropDialogProps) {
  const { t } = useTranslation('avatar');
  const zoomLabel = useId();
  const setAvatar = useSetAvatar();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(ZOOM.min);
  const [part, setPart] = useState<Area | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = percent !== null;

  const save = async () => {
    if (!part) return;
    setProblem(null);
    setPercent(0);
    try {
      await setAvatar(await cropPicture(url, part, WIDEST), setPercent);
      onSaved();
    } catch (error) {
      setProblem(refusalSentence(error));
      setPercent(null);
    }
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !sending && onClose()}>
      <DialogContent title={t('dialog.title')} description={t('dialog.description')}>
        <div className="relative h-72 overflow-hidden rounded-md bg-sunken sm:h-80">
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom / 100}
            minZoom={ZOOM.min / 100}
            maxZoom={ZOOM.max / 100}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={ARROW_STEP}
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': t('dialog.area') }}
            mediaProps={{ alt: '' }}
            onCropChange={setCrop}
            onZoomChange={(next) => setZoom(Math.round(next * 100))}
            onCropAreaChange={(_, pixels) => setPart(pixels)}
          />
        </div>
        <div className="mt-4 flex items-center gap-4">
          <span id={zoomLabel} className="font-semibold">
            {t('dialog.zoom')}
          </span>
          <Slider
            min={ZOOM.min}
            max={ZOOM.max}
            value={zoom}
            onChange={setZoom}
            labelledBy={zoomLabel}
            valueText={t('dialog.zoomValue', { percent: zoom })}
          />
        </div>
        {problem && (
          <Alert tone="danger" className="mt-4">
            {problem}
          </Alert>
        )}
        {sending && <Progress value={percent} label={t('sending')} className="mt-4" />}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button pending={sending} onClick={() => void save()}>
            {t('dialog.save')}
          </Button>
          <Button variant="secondary" disabled={sending} onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
