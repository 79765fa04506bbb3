import { EmbeddedFrame } from '../parts/embedded-frame';
import { widgetTexts } from '../parts/texts';
import type { WidgetOf } from '../parts/widgets';

/** Pixels (product rule 5.8). */
const HEIGHT = 600;

export function TypeformView({ settings: { url, title } }: WidgetOf<'typeform'>) {
  const { form, formHint } = widgetTexts.frame;
  return <EmbeddedFrame url={url} title={title || form} hint={formHint} height={HEIGHT} />;
}
