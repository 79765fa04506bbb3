import { EmbeddedFrame } from '../parts/embedded-frame';
import { widgetTexts } from '../parts/texts';
import type { WidgetOf } from '../parts/widgets';

/** Pixels (product rule 5.8). */
const HEIGHT = 700;

export function CalendlyView({ settings: { url, title } }: WidgetOf<'calendly'>) {
  const { schedule, scheduleHint } = widgetTexts.frame;
  return <EmbeddedFrame url={url} title={title || schedule} hint={scheduleHint} height={HEIGHT} />;
}
