import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { api, itemsOf } from '../../shared/api/client';
import { productPath } from '../../shared/lib/paths';
import { useSite, useSiteLang } from '../../shared/site/site';
import { StarRow } from '../../shared/ui/star-rating';
import { SwipeRow } from '../../shared/ui/swipe-row';

/** Quotes from reviews, by members who agreed to it; nothing if there are none. */
export function Testimonials() {
  const { testimonials } = useSite().home;
  return testimonials.isShown ? <Quotes {...testimonials} /> : null;
}

function Quotes({ eyebrow, title }: { eyebrow: string; title: string }) {
  const { t } = useTranslation('home');
  const lang = useSiteLang('home.testimonials');
  const { data = [] } = useQuery({
    queryKey: ['/api/testimonials'],
    queryFn: () => itemsOf(api.GET('/api/testimonials')),
  });
  if (data.length === 0) return null;
  // with columns, no row has a gap
  const inRows = data.length < 3 ? data.length : data.length - (data.length % 3);
  return (
    <section className="page-width pb-10 lg:pb-28">
      <p lang={lang('eyebrow')} className="eyebrow">
        {eyebrow}
      </p>
      <h2 lang={lang('title')} className="mt-2 text-3xl sm:text-4xl">
        {title}
      </h2>
      <SwipeRow className="mt-6">
        {data.map(({ id, author, rating, text, product }, index) => (
          <li
            key={id}
            className={clsx(
              'flex flex-col rounded-lg border border-line bg-surface p-5 sm:p-6',
              index >= inRows && 'lg:hidden',
            )}
          >
            <StarRow filled={rating} label={t('testimonials.given', { stars: rating })} />
            <blockquote className="mt-3 line-clamp-6 grow font-serif wrap-anywhere sm:text-lg">
              {text}
            </blockquote>
            <p className="mt-4 text-sm text-ink-soft">
              <span className="font-semibold text-ink">{author}</span>{' '}
              <Link to={productPath(product)} className="underline decoration-1 underline-offset-4">
                {product.title}
              </Link>
            </p>
          </li>
        ))}
      </SwipeRow>
    </section>
  );
}
