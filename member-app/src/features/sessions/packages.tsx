import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/lib/paths';
import { useCoach } from '../../shared/site/site';
import { buttonStyle } from '../../shared/ui/button';
import type { Offering, PackageOffer } from './api';
import { priceOf } from './api';

interface Props {
  offering: Offering;
  /** Single session offered elsewhere on the page, to which the shown packages are the alternative. */
  beside?: PackageOffer | null;
}

/** Packages with sessions of an offering, for a member without credits. */
export function Packages({ offering: { title, packages: all }, beside = null }: Props) {
  const { t } = useTranslation('sessions');
  const packages = all.filter(({ productId }) => productId !== beside?.productId);
  if (packages.length === 0) return beside ? null : <AskCoach />;
  return (
    <section aria-label={t('packagesOf', { title })}>
      <p className="max-w-prose">{t(beside ? 'buySeveral' : 'buyFirst')}</p>
      <ul className="mt-4 divide-y divide-line rounded-lg border border-line bg-surface">
        {packages.map((offer) => (
          <Package key={offer.productId} offer={offer} />
        ))}
      </ul>
    </section>
  );
}

function AskCoach() {
  const { t } = useTranslation('sessions');
  const { email } = useCoach();
  return (
    <div className="max-w-prose">
      <p>{t('askCoach')}</p>
      <a href={`mailto:${email}`} className={buttonStyle({ variant: 'secondary', className: 'mt-4' })}>
        {t('write')}
      </a>
    </div>
  );
}

function Package({ offer }: { offer: PackageOffer }) {
  const { productId, title, sessions, validDays } = offer;
  const { t } = useTranslation('sessions');
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-4">
      <div className="min-w-0 grow basis-56">
        <Link
          to={paths.product(productId)}
          className="font-semibold wrap-anywhere underline decoration-1 underline-offset-4 hover:text-evergreen"
        >
          {title}
        </Link>
        <p className="text-sm text-ink-soft">
          {t('sessions', { count: sessions })}
          {validDays !== null && ` · ${t('validDays', { count: validDays })}`}
        </p>
      </div>
      <p className="font-semibold">{priceOf(offer)}</p>
    </li>
  );
}
