import { FAMILY_ANSWER_LIMIT } from '@sanctum/openapi/choices';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { formatDate, formatMoney } from '../../shared/lib/format';
import { paths, productPath } from '../../shared/lib/paths';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { DialogButton } from '../../shared/ui/dialog';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { Refused } from '../../shared/ui/refused';
import { toast } from '../../shared/ui/toast-store';
import { useApprove, useDecline, useWardRequests, type WardRequest } from './requests.api';

/** Daughters' purchase requests: a yes leads to the cart, a no can come with a message. Nothing if there are none. */
export function WardRequests() {
  const { t } = useTranslation('family');
  const { data: requests = [] } = useWardRequests();
  if (requests.length === 0) return null;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-xl">{t('requests.title')}</h2>
      <ul className="mt-3 divide-y divide-line">
        {requests.map((request) => (
          <li key={request.id} className="py-4 last:pb-0">
            <Request request={request} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Request({ request }: { request: WardRequest }) {
  const { t } = useTranslation('family');
  const { ward, product, expiresAt } = request;
  const navigate = useNavigate();
  const approve = useApprove(request.id);
  return (
    <div className="space-y-3">
      <p className="wrap-anywhere">
        {t('requests.wish', { name: ward.name })}{' '}
        <Link to={productPath(product)} className="font-medium underline underline-offset-4">
          {product.title}
        </Link>
        {product.price !== null && ` · ${formatMoney(product.price)}`}
      </p>
      <p className="text-sm text-ink-soft">{t('requests.until', { date: formatDate(expiresAt) })}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          pending={approve.isPending}
          onClick={() => approve.mutate(undefined, { onSuccess: () => void navigate(paths.cart) })}
        >
          {t('requests.yes')}
        </Button>
        <Decline request={request} />
      </div>
      <Refused error={approve.error} isSmall />
    </div>
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
