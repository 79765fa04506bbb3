import { useTranslation } from 'react-i18next';
import { sections } from '../../features/my-sanctum';
import { SectionLinks } from './section-links';

/** The member's sections at the bottom of a phone's screen, within thumb's reach. */
export function BottomBar() {
  const { t } = useTranslation('my-sanctum');
  return (
    <nav aria-label={t('sidebar.nav')}>
      <SectionLinks
        sections={sections}
        className="mx-auto grid max-w-xl grid-cols-5"
        linkStyle="flex min-h-16 flex-col items-center justify-center gap-1 text-ink-soft focus-visible:-outline-offset-2 aria-[current]:font-semibold aria-[current]:text-evergreen-strong [&[aria-current]_svg]:bg-evergreen-soft"
        iconStyle="h-7 w-12 rounded-full p-1 transition-colors"
        labelStyle="max-w-full truncate text-[0.75rem] leading-none max-[22.5rem]:text-[0.6875rem] max-[22.5rem]:tracking-tight"
      />
    </nav>
  );
}
