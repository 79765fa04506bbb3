import type { ComponentType } from 'react';
import type { PreviewProps } from './parts/definition';
import { isUnfilled, type SettingsOf, type Widget, type WidgetType } from './parts/widget';
import { WIDGETS } from './registry';
import { LinearProgress, Typography } from '@mui/material';
import { texts as uploading } from '../../shared/uploads/texts';
import { percentOf } from '../../shared/uploads/upload-item';
import { useUploads } from '../../shared/uploads/uploads';
import { texts } from '../shared/texts';

/** Shows that a widget is empty, or that its file is uploading. */
function Unfilled({ id }: { id: string }) {
  const item = useUploads().find(({ widgetId }) => widgetId === id);
  if (!item) {
    return (
      <Typography color="textSecondary" sx={{ py: 1 }}>
        {texts.canvas.unfilled}
      </Typography>
    );
  }
  const percent = percentOf(item);
  return (
    <>
      <Typography color="textSecondary" sx={{ py: 1, overflowWrap: 'anywhere' }}>
        {uploading.uploading(item.name, percent)}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={uploading.tray.progress(item.name)}
        sx={{ borderRadius: 1 }}
      />
    </>
  );
}

/** A widget on the canvas, close to what members see. */
export const WidgetPreview = ({ widget: { id, type, settings } }: { widget: Widget }) =>
  isUnfilled(settings) ? <Unfilled id={id} /> : <Filled type={type} settings={settings} />;

interface FilledProps<Type extends WidgetType> {
  type: Type;
  settings: SettingsOf<Type>;
}

function Filled<Type extends WidgetType>({ type, settings }: FilledProps<Type>) {
  const Preview: ComponentType<PreviewProps<Type>> = WIDGETS[type].Preview;
  return <Preview settings={settings} />;
}
