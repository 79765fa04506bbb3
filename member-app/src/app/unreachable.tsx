import { useTranslation } from 'react-i18next';
import { Button } from '../shared/ui/button';

/** Instead of everything, when the server did not even say what the place is called. */
export function Unreachable() {
  const { t } = useTranslation('unreachable');
  return (
    <main className="page-width grid min-h-dvh place-content-center gap-4 text-center" role="alert">
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="text-ink-soft">{t('description')}</p>
      <Button className="justify-self-center" onClick={() => location.reload()}>
        {t('retry')}
      </Button>
    </main>
  );
}
