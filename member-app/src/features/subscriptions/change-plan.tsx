import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../shared/api/refusal';
import { formatDate, formatMoney } from '../../shared/lib/format';
import { Button, buttonStyle } from '../../shared/ui/button';
import { DialogButton, DialogClose } from '../../shared/ui/dialog';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { OfferOptions } from '../../shared/ui/offer-options';
import { Refused } from '../../shared/ui/refused';
import { toast } from '../../shared/ui/toast-store';
import { type PlanChoice, type Subscription, useChangePlan, usePlans } from './api';

/** Changes to another plan of the product. Its price today is shown before it is confirmed. */
export function ChangePlan({ subscription: { id, isChangeable } }: { subscription: Subscription }) {
  const { t } = useTranslation('subscriptions');
  if (!isChangeable) return null;
  return (
    <DialogButton
      button={<Button variant="secondary">{t('change.button')}</Button>}
      title={t('change.title')}
      description={t('change.text')}
    >
      {(close) => <Plans id={id} onDone={close} />}
    </DialogButton>
  );
}

function Plans({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation('subscriptions');
  const query = usePlans(id);
  const { data: plans } = query;
  const { mutate, isPending, error } = useChangePlan(id);
  const [chosenId, setChosenId] = useState<string>();
  if (!plans)
    return (
      <NotLoaded
        query={query}
        skeleton={<Skeletons label={t('change.loading')} of={['h-16', 'h-32']} className="space-y-3" />}
        reason={isRefusal(query.error, 'not_possible') && <Refused error={query.error} />}
      />
    );
  const chosen = plans.find(({ offerId }) => offerId === chosenId) ?? plans[0];
  if (!chosen) return <p>{t('change.none')}</p>;

  const change = (plan: PlanChoice) =>
    mutate(plan, {
      onSuccess: () => {
        onDone();
        toast({ title: t('change.done', { plan: plan.name }) });
      },
      onError: (refusal) => {
        if (isRefusal(refusal, 'price_changed')) void query.refetch();
      },
    });

  return (
    <div className="space-y-5">
      <Refused error={error} />
      <OfferOptions
        label={t('change.choose')}
        price={null}
        offers={plans.map(asOffer)}
        chosenId={chosen.offerId}
        onChoose={(offerId) => setChosenId(offerId ?? undefined)}
      />
      <Cost of={chosen} />
      <div className="flex flex-wrap gap-3">
        <Button pending={isPending || query.isFetching} onClick={() => change(chosen)}>
          {chosen.isAtOnce ? t('change.pay', { amount: formatMoney(chosen.dueToday) }) : t('change.confirm')}
        </Button>
        <DialogClose className={buttonStyle({ variant: 'ghost' })}>{t('change.keep')}</DialogClose>
      </div>
    </div>
  );
}

const asOffer = ({ offerId, name, total, interval }: PlanChoice) => ({
  id: offerId,
  name,
  price: total,
  interval,
  instalments: null,
  trialDays: null,
  untranslated: [],
});

/** Amount due today, and what follows. */
function Cost({
  of: { isAtOnce, charge, credit, dueToday, tax, taxName, total, nextPaymentAt },
}: {
  of: PlanChoice;
}) {
  const { t } = useTranslation('subscriptions');
  const date = formatDate(nextPaymentAt);
  const next = { amount: formatMoney(total), date };
  return (
    <section aria-live="polite" aria-atomic className="border-t border-line pt-5">
      <dl className="space-y-2 tabular-nums">
        {isAtOnce && (
          <>
            <Row label={t('change.charge', { date })} amount={formatMoney(charge)} />
            <Row label={t('change.credit')} amount={`−${formatMoney(credit)}`} />
          </>
        )}
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-semibold">{t('change.due')}</dt>
          <dd className="font-serif text-2xl">{formatMoney(dueToday)}</dd>
        </div>
        {isAtOnce && taxName && (
          <Row label={t('change.contains', { tax: taxName.label })} amount={formatMoney(tax)} />
        )}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">{t(isAtOnce ? 'change.next' : 'change.later', next)}</p>
    </section>
  );
}

const Row = ({ label, amount }: { label: string; amount: string }) => (
  <div className="flex justify-between gap-4 text-ink-soft">
    <dt className="wrap-anywhere">{label}</dt>
    <dd>{amount}</dd>
  </div>
);
