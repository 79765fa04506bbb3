import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../shared/api/refusal';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { type Member } from '../session';
import { useAskToBuy, useMyRequests } from './requests.api';

/** A daughter asks her guardians for what she cannot pay herself. What she has asked for already she does not ask again. */
export function AskToBuy({ member, productIds }: { member: Member; productIds: string[] }) {
  const { t } = useTranslation('family');
  const { data: requests, isPending } = useMyRequests();
  const ask = useAskToBuy();
  if (member.guardians.length === 0 || productIds.length === 0) return null;
  const asked = new Set(requests?.filter(({ state }) => state === 'open').map(({ product }) => product.id));
  if (productIds.every((id) => asked.has(id))) return <output>{t('requests.asked')}</output>;
  return (
    <div className="space-y-3">
      {ask.error && <Alert tone="danger">{refusalSentence(ask.error)}</Alert>}
      <Button
        pending={ask.isPending}
        disabled={isPending}
        onClick={() => ask.mutate(productIds.filter((id) => !asked.has(id)))}
      >
        {t('requests.ask', { names: member.guardians.map(({ name }) => name).join(' · ') })}
      </Button>
    </div>
  );
}
