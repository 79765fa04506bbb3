import { useTranslation } from 'react-i18next';
import { ClosedFrame } from '../../../shared/ui/closed-frame';
import { EmbeddedFrame } from '../../../shared/ui/embedded-frame';
import type { WidgetOf } from '../parts/widgets';

/** Height in pixels (product rule 5.8). */
const HEIGHT = 600;

export function TypeformView({ settings: { url, title } }: WidgetOf<'typeform'>) {
  const { t } = useTranslation('widgets');
  if (url === null) return <ClosedFrame title={title || t('frame.form')} />;
  return (
    <EmbeddedFrame
      url={url}
      title={title || t('frame.form')}
      hint={t('frame.formHint')}
      height={HEIGHT}
      openOutside={t('frame.openOutside')}
    />
  );
}
