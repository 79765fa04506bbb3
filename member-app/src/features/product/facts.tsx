import { clsx } from 'clsx';
import Clock from 'lucide-react/icons/clock';
import FileText from 'lucide-react/icons/file-text';
import Users from 'lucide-react/icons/users';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { langOf } from '../../shared/site/untranslated';
import type { ProductDetail } from './api';

/** Intended audience, and the contents in numbers. */
export function Facts({ product, className }: { product: ProductDetail; className?: string }) {
  const { t } = useTranslation('product');
  const { duration, studentCount: students, files, isForPairs } = product;
  const shown: { Icon: LucideIcon; text: string; lang?: 'en' | undefined }[] = [
    ...(isForPairs ? [{ Icon: Users, text: t('facts.isForPairs') }] : []),
    ...(duration ? [{ Icon: Clock, text: duration, lang: langOf(product, 'duration') }] : []),
    ...(files.length > 0 ? [{ Icon: FileText, text: t('facts.files', { count: files.length }) }] : []),
    ...(students > 0 ? [{ Icon: Users, text: t('facts.students', { count: students }) }] : []),
  ];
  if (shown.length === 0) return null;
  return (
    <ul className={clsx('flex flex-wrap gap-x-6 gap-y-2 text-sm text-ink-soft', className)}>
      {shown.map(({ Icon, text, lang }) => (
        <li key={text} lang={lang} className="inline-flex items-center gap-2">
          <Icon aria-hidden className="size-4 shrink-0" />
          {text}
        </li>
      ))}
    </ul>
  );
}
