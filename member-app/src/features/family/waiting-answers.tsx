import { FAMILY_ANSWER_LIMIT } from '@sanctum/openapi/choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { formatDate, formatMoney } from '../../shared/lib/format';
import { paths, productPath } from '../../shared/lib/paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { DialogButton } from '../../shared/ui/dialog';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { NotLoaded } from '../../shared/ui/loading';
import { OfferOptions } from '../../shared/ui/offer-options';
import { Refused } from '../../shared/ui/refused';
import { toast } from '../../shared/ui/toast-store';
import type { Ward } from './api';
import { useApprove, useDecline, useWardRequests, type WardRequest } from './requests.api';
import { AnswerRow } from './answer-row';
import { Candidate } from './second-guardian';
import { WaitingApproval } from './waiting-approval';
import type { Freshly } from './ward-account';

interface WaitingAnswersProps {
  wards: readonly Ward[];
  freshly: Freshly;
}

/** Everything about the daughters that needs a guardian's answer, with the buttons; nothing if there is nothing. */
export function WaitingAnswers({ wards, freshly }: WaitingAnswersProps) {
  const { t } = useTranslation('family');
  const query = useWardRequests();
  const { data: requests = [] } = query;
  const approvals = wards.flatMap((ward) => ward.approvals.map((approval) => ({ ward, approval })));
  const accepted = wards.flatMap(({ candidate, ...ward }) =>
    candidate && !candidate.isConfirmed ? [{ ward: { candidate, ...ward }, candidate }] : [],
  );
  if (!query.isError && requests.length + approvals.length + accepted.length === 0) return null;
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby="waiting-answers">
        <h2 id="waiting-answers" className="text-xl">
          {t('requests.title')}
        </h2>
        <ul className="mt-2 divide-y divide-line">
          {approvals.map(({ ward, approval }) => (
            <li key={approval.id} className="py-4 last:pb-0">
              <WaitingApproval ward={ward} approval={approval} freshly={freshly} />
            </li>
          ))}
          {accepted.map(({ ward, candidate }) => (
            <li key={`${ward.id} ${candidate.id}`} className="py-4 last:pb-0">
              <Candidate ward={ward} candidate={candidate} freshly={freshly} />
            </li>
          ))}
          {requests.map((request) => (
            <li key={request.id} className="py-4 last:pb-0">
              <Request request={request} />
            </li>
          ))}
        </ul>
        {query.isError && <NotLoaded query={query} />}
      </section>
    </Card>
  );
}

function Request({ request }: { request: WardRequest }) {
  const { t } = useTranslation('family');
  const { ward, product, offers, expiresAt } = request;
  const approve = useApprove(request.id);
  const [offerId, setOfferId] = useState<string | null>(null);
  // It is sold only by subscription by now, is free, or is no longer sold.
  const fitsCart = product.price !== null || offers.length > 0;
  return (
    <AnswerRow
      question={
        <>
          <p className="wrap-anywhere">
            {t('requests.wish', { name: ward.name })}{' '}
            <Link to={productPath(product)} className="font-medium underline underline-offset-4">
              {product.title}
            </Link>
            {product.price !== null && offers.length === 0 && ` · ${formatMoney(product.price)}`}
          </p>
          {offers.length > 0 && (
            <OfferOptions
              price={product.price}
              offers={offers}
              chosenId={offerId}
              onChoose={setOfferId}
              className="my-3 max-w-md"
            />
          )}
          <p className="text-sm text-ink-soft">
            {fitsCart
              ? t('requests.until', { date: formatDate(expiresAt) })
              : t('requests.notInCart', { name: ward.name })}
          </p>
          <Refused error={approve.error} isSmall />
        </>
      }
      answers={
        <>
          {fitsCart ? (
            <Approve approve={approve} offerId={offers.length > 0 ? offerId : undefined} />
          ) : (
            <ButtonLink to={productPath(product)} size="sm">
              {t('requests.see')}
            </ButtonLink>
          )}
          <Decline request={request} />
        </>
      }
    />
  );
}

interface ApproveProps {
  approve: ReturnType<typeof useApprove>;
  offerId: string | null | undefined;
}

function Approve({ approve, offerId }: ApproveProps) {
  const { t } = useTranslation('family');
  const navigate = useNavigate();
  return (
    <Button
      size="sm"
      pending={approve.isPending}
      onClick={() => approve.mutate(offerId, { onSuccess: () => void navigate(paths.cart) })}
    >
      {t('requests.yes')}
    </Button>
  );
}

function Decline({ request: { id, ward, product } }: { request: WardRequest }) {
  const { t } = useTranslation('family');
  const decline = useDecline(id);
  return (
    <DialogButton
      button={
        <Button variant="secondary" size="sm">
          {t('requests.no')}
        </Button>
      }
      title={t('requests.noTitle', { title: product.title })}
      description={t('requests.noText', { name: ward.name })}
    >
      {(close) => (
        <Form
          className="space-y-5"
          onSubmit={async ({ answer }: { answer: string }) => {
            await decline(answer);
            close();
            toast({ title: t('requests.declined', { name: ward.name }) });
          }}
        >
          <FormField name="answer" label={t('requests.answer')} hint={t('requests.answerHint')}>
            <Input maxLength={FAMILY_ANSWER_LIMIT} autoComplete="off" />
          </FormField>
          <SubmitButton>{t('requests.sayNo')}</SubmitButton>
        </Form>
      )}
    </DialogButton>
  );
}
