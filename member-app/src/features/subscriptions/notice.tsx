import { useHasPassed } from '@sanctum/web/time/use-has-passed';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney } from '../../shared/lib/format';
import { paths } from '../../shared/lib/paths';
import { Alert } from '../../shared/ui/alert';
import { Button, ButtonLink } from '../../shared/ui/button';
import { ConfirmButton } from '../../shared/ui/confirm-dialog';
import { Refused } from '../../shared/ui/refused';
import { type Subscription, useResume } from './api';
import { nextTotal } from './prices';
import { stateOf } from './state';

interface Props {
  of: Subscription;
  /** Undefined while the form is open. */
  onChangeCard: (() => void) | undefined;
}

/** Explains a state that is out of the ordinary, with the way out. */
export function Notice({ of, onChangeCard }: Props) {
  const { t } = useTranslation('subscriptions');
  switch (stateOf(of)) {
    case 'past_due':
      return <PastDue of={of} onChangeCard={onChangeCard} />;
    case 'paused':
      return of.pausedUntil && of.accessUntil && <Paused of={of} from={of.accessUntil} to={of.pausedUntil} />;
    case 'ending':
      return <Canceled of={of} />;
    case 'completed':
      return (
        <Alert tone="success" className="mb-8">
          {t('notice.completed', { count: of.instalments ?? 0 })}
        </Alert>
      );
    case 'ended':
      return <Ended of={of} />;
    default:
      return null;
  }
}

function PastDue({ of: { accessUntil }, onChangeCard }: Props) {
  const { t } = useTranslation('subscriptions');
  return (
    <Alert tone="danger" title={t('notice.pastDue.title')} className="mb-8">
      <p>
        {accessUntil !== null && <Access until={accessUntil} />} {t('notice.pastDue.change')}
      </p>
      {onChangeCard && (
        <Button className="mt-3" onClick={onChangeCard}>
          {t('card.change')}
        </Button>
      )}
    </Alert>
  );
}

function Access({ until }: { until: string }) {
  const { t } = useTranslation('subscriptions');
  const isOver = useHasPassed(until);
  return isOver ? t('notice.pastDue.over') : t('notice.pastDue.until', { date: formatDate(until) });
}

function Canceled({ of: { id, cancelAt, instalments } }: { of: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const { mutate, isPending, error } = useResume(id);
  return (
    <Alert
      title={cancelAt ? t('notice.canceled.title', { date: formatDate(cancelAt) }) : ''}
      className="mb-8"
    >
      <p>{t('notice.canceled.text')}</p>
      <Refused error={error} isSmall className="mt-2" />
      {instalments === null && (
        <Button className="mt-3" pending={isPending} onClick={() => mutate()}>
          {t('notice.canceled.keep')}
        </Button>
      )}
    </Alert>
  );
}

/** `from`: end of what is paid; `to`: the next payment. */
function Paused({ of, from, to }: { of: Subscription; from: string; to: string }) {
  const { t } = useTranslation('subscriptions');
  const { mutate, mutateAsync, isPending, error } = useResume(of.id);
  const hasBegun = useHasPassed(from);
  const amount = formatMoney(nextTotal(of));
  return (
    <Alert title={t('notice.paused.title', { date: formatDate(to) })} className="mb-8">
      <p>
        {hasBegun
          ? t('notice.paused.closed', { amount })
          : t('notice.paused.open', { date: formatDate(from) })}
      </p>
      {hasBegun ? (
        <ConfirmButton
          button={<Button className="mt-3">{t('notice.paused.resume')}</Button>}
          title={t('notice.paused.resumeNow')}
          description={t('notice.paused.paysNow', { amount })}
          confirm={t('notice.paused.pay', { amount })}
          confirmVariant="primary"
          keep={t('notice.paused.keep')}
          act={() => mutateAsync()}
        />
      ) : (
        <>
          <Refused error={error} isSmall className="mt-2" />
          <Button className="mt-3" pending={isPending} onClick={() => mutate()}>
            {t('notice.paused.resume')}
          </Button>
        </>
      )}
    </Alert>
  );
}

function Ended({ of: { productId, endedAt } }: { of: Subscription }) {
  const { t } = useTranslation('subscriptions');
  return (
    <Alert title={endedAt ? t('notice.ended.title', { date: formatDate(endedAt) }) : ''} className="mb-8">
      <p>{t('notice.ended.text')}</p>
      <ButtonLink variant="secondary" className="mt-3" to={paths.product(productId)}>
        {t('notice.ended.again')}
      </ButtonLink>
    </Alert>
  );
}
