import { EmbeddedFrame } from '../embedded-frame';
import { widgetTexts } from '../texts';
import type { WidgetOf } from '../widgets';

/** Pixels (product rule 5.8). */
const HEIGHT = 600;

export function TypeformView({ settings: { url, title } }: WidgetOf<'typeform'>) {
  const { form, formHint } = widgetTexts.frame;
  return <EmbeddedFrame url={url} title={title || form} hint={formHint} height={HEIGHT} />;
}
