import { useTranslation } from 'react-i18next';
import { useCoach, useSite } from '../../shared/site/site';
import type { ProductDetail } from './api';

/** Returns the step that gets the product: a free claim, a payment, or a card for the time after free days. */
function firstStep({
  price,
  isSubscriptionOnly,
  recurringOffers,
}: ProductDetail): 'claim' | 'pay' | 'payOrTry' | 'try' {
  if (price === null && !isSubscriptionOnly) return 'claim';
  const free = recurringOffers.filter(({ trialDays }) => trialDays !== null);
  if (free.length === 0) return 'pay';
  return price === null && free.length === recurringOffers.length ? 'try' : 'payOrTry';
}

/** Three steps from the button to the first use, by type of product. */
export function NextSteps({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const { type } = product;
  const { firstName: coach } = useCoach();
  const { name: place } = useSite().place;
  const steps = [
    t(`next.${firstStep(product)}`),
    t(`next.${type}.start`, { place }),
    t(`next.${type}.go`, { coach }),
  ];
  return (
    <section>
      <h2 className="text-2xl">{t('next.title')}</h2>
      <ol className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span aria-hidden className="w-4 shrink-0 text-center font-serif text-2xl leading-7 text-clay">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
