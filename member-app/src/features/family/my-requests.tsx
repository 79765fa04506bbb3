import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate } from '../../shared/lib/format';
import { productPath } from '../../shared/lib/paths';
import { Badge } from '../../shared/ui/badge';
import { type PurchaseRequest, useMyRequests } from './requests.api';

/** A daughter's purchase requests with their answers; nothing if there are none. */
export function MyRequests() {
  const { t } = useTranslation('family');
  const { data: requests = [] } = useMyRequests();
  if (requests.length === 0) return null;
  return (
    <section className="space-y-3 text-left">
      <h2 className="text-xl">{t('requests.mine')}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {requests.map((request) => (
          <li key={request.id} className="space-y-1 py-4">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <Link
                to={productPath(request.product)}
                className="font-medium decoration-1 underline-offset-4 wrap-anywhere hover:underline"
              >
                {request.product.title}
              </Link>
              <State request={request} />
            </div>
            {request.answer !== null && (
              <p className="whitespace-pre-line text-ink-soft wrap-anywhere">“{request.answer}”</p>
            )}
            <p className="text-sm text-ink-soft">
              {t('requests.askedOn', { date: formatDate(request.askedAt) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function State({ request: { state, isOwned } }: { request: PurchaseRequest }) {
  const { t } = useTranslation('family');
  if (isOwned) return <Badge tone="leaf">{t('requests.states.owned')}</Badge>;
  return <Badge tone={state === 'open' ? 'gold' : 'leaf'}>{t(`requests.states.${state}`)}</Badge>;
}
