import { useTranslation } from 'react-i18next';
import { ClosedFrame } from '../../../shared/ui/closed-frame';
import { EmbeddedFrame } from '../../../shared/ui/embedded-frame';
import type { WidgetOf } from '../parts/widgets';

/** Height in pixels (product rule 5.8). */
const HEIGHT = 700;

export function CalendlyView({ settings: { url, title } }: WidgetOf<'calendly'>) {
  const { t } = useTranslation('widgets');
  if (url === null) return <ClosedFrame title={title || t('frame.schedule')} />;
  return (
    <EmbeddedFrame
      url={url}
      title={title || t('frame.schedule')}
      hint={t('frame.scheduleHint')}
      height={HEIGHT}
      openOutside={t('frame.openOutside')}
    />
  );
}
