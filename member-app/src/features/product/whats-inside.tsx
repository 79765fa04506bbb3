import Leaf from 'lucide-react/icons/leaf';
import { useTranslation } from 'react-i18next';

export function WhatsInside({ items }: { items: readonly string[] }) {
  const { t } = useTranslation('product');
  return (
    <section className="rounded-lg border border-line bg-sunken p-6 sm:p-8">
      <h2 className="text-2xl">{t('inside')}</h2>
      <ul className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item} className="flex gap-3 wrap-anywhere">
            <Leaf aria-hidden className="mt-1.5 size-4 shrink-0 text-evergreen" />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
