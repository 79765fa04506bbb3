import Trees from 'lucide-react/icons/trees';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/lib/page-title';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { GrowthLedger } from './growth-ledger';
import { GrowthMeter } from './growth-meter';

export function GrowthPage() {
  const { t } = useTranslation('growth');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-2 max-w-prose text-lg text-ink-soft">{t('lead')}</p>
      <Card className="mt-8 p-6 sm:p-10">
        <GrowthMeter />
      </Card>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-2xl">{t('ledger.title')}</h2>
        <ButtonLink to={sanctumPaths.leaderboard} variant="secondary" size="sm">
          <Trees aria-hidden />
          {t('leaderboard.title')}
        </ButtonLink>
      </div>
      <GrowthLedger />
    </>
  );
}
