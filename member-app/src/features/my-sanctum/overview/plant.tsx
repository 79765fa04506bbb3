import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/card';
import { MyLevel, MyPlant } from '../../growth';

/** The member's plant with the level. Both link to the points history. */
export function Plant() {
  const { t } = useTranslation('growth');
  return (
    <Card className="flex items-center gap-5 p-6">
      <MyPlant className="aspect-square w-20 shrink-0 rounded-lg sm:w-28" />
      <div className="min-w-0 grow">
        <h2 className="text-xl">{t('title')}</h2>
        <MyLevel />
      </div>
    </Card>
  );
}
