import { useTranslation } from 'react-i18next';
import { buttonStyle } from '../../../shared/ui/button';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import type { SettingsOf, WidgetOf } from '../parts/widgets';

/** Our button styles by the coach's names. The main button of a lesson is its next step. */
const looks = { default: 'soft', outline: 'secondary', link: 'link' } as const satisfies Record<
  SettingsOf<'button'>['variant'],
  string
>;

/** Always opens a new tab (product rule 5.8), which has no access to this one. */
export function ButtonView({ settings: { label, url, variant } }: WidgetOf<'button'>) {
  const { t } = useTranslation('widgets');
  return (
    <p>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle({
          variant: looks[variant],
          className: 'max-w-full py-2 text-center leading-snug whitespace-normal!',
        })}
      >
        {label}
        <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>
      </a>
    </p>
  );
}
