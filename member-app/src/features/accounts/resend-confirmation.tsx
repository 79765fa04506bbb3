import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { refusalSentence } from '../../shared/api/refusal';
import { useResendConfirmation } from './api';

export function ResendConfirmation() {
  const { t } = useTranslation('accounts');
  const { mutate, isPending, isSuccess, error } = useResendConfirmation();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {!isSuccess && (
        <Button variant="secondary" size="sm" pending={isPending} onClick={() => mutate()}>
          {t('confirm.resend')}
        </Button>
      )}
      <output className="text-sm font-medium">
        {isSuccess && t('confirm.sent')}
        {error && refusalSentence(error)}
      </output>
    </div>
  );
}
