import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/lib/paths';
import type { ProductDetail } from './api';

export function Breadcrumb({ product: { type, title } }: { product: Pick<ProductDetail, 'type' | 'title'> }) {
  const { t } = useTranslation('product');
  const [to, label] =
    type === 'coaching'
      ? [paths.coaching, t('breadcrumb.coaching')]
      : [paths.courses, t('breadcrumb.library')];
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol className="flex min-w-0 items-center gap-2 text-sm text-ink-soft">
        <li className="shrink-0">
          <Link
            to={to}
            className="inline-block py-1 underline decoration-1 underline-offset-4 hover:text-ink hover:decoration-2"
          >
            {label}
          </Link>
        </li>
        <li className="flex min-w-0 items-center gap-2">
          <ChevronRight aria-hidden className="size-4 shrink-0" />
          <span aria-current="page" className="truncate">
            {title}
          </span>
        </li>
      </ol>
    </nav>
  );
}
