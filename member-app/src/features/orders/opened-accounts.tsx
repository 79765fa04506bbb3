import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, body } from '../../shared/api/client';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Alert } from '../../shared/ui/alert';
import { ButtonLink } from '../../shared/ui/button';

/** Daughters whose accounts this order opened, because it proves that the buyer is an adult. */
export function OpenedAccounts({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('orders');
  const { data: family } = useQuery({
    queryKey: ['/api/family'],
    queryFn: () => body(api.GET('/api/family')),
    staleTime: 0,
  });
  const opened = family?.wards.filter(({ openedBy }) => openedBy === orderNumber) ?? [];
  return opened.map(({ id, name }) => (
    <Alert key={id} tone="success" title={t('opened.title', { name })} className="mt-6">
      <p>{t('opened.text', { name })}</p>
      <ButtonLink size="sm" variant="secondary" className="mt-3" to={sanctumPaths.family}>
        {t('opened.family')}
      </ButtonLink>
    </Alert>
  ));
}
