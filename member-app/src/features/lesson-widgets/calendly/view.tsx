import { EmbeddedFrame } from '../embedded-frame';
import { widgetTexts } from '../texts';
import type { WidgetOf } from '../widgets';

/** Pixels (product rule 5.8). */
const HEIGHT = 700;

export function CalendlyView({ settings: { url, title } }: WidgetOf<'calendly'>) {
  const { schedule, scheduleHint } = widgetTexts.frame;
  return <EmbeddedFrame url={url} title={title || schedule} hint={scheduleHint} height={HEIGHT} />;
}
