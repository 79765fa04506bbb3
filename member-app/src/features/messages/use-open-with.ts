import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { refusalSentence } from '../../shared/api/refusal';
import { toast } from '../../shared/ui/toast-store';
import { useOpenConversation } from './api';

/** Somebody has followed a link that says to whom she wants to write: the conversation with that person opens in its stead. */
export function useOpenWith(personId: string | null): void {
  const { t } = useTranslation('messages');
  const [, setParams] = useSearchParams();
  const { mutate: open } = useOpenConversation();
  useEffect(() => {
    if (personId === null) return;
    open(personId, {
      onSuccess: ({ id }) => setParams({ with: id }, { replace: true }),
      onError: (error) => {
        setParams({}, { replace: true });
        toast({ title: t('new.failed'), description: refusalSentence(error), variant: 'destructive' });
      },
    });
  }, [personId, open, setParams, t]);
}
