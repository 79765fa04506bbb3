import { useTranslation } from 'react-i18next';
import { timesPath } from '../../shared/lib/sanctum-paths';
import { ButtonLink, type ButtonProps } from '../../shared/ui/button';

type Props = Pick<ButtonProps, 'size' | 'className'> & { offeringId: string };

/** A single session is bought with its time, which is chosen first. */
export function ChooseTime({ offeringId, ...look }: Props) {
  const { t } = useTranslation('product');
  return (
    <ButtonLink {...look} to={timesPath(offeringId)}>
      {t('buy.chooseTime')}
    </ButtonLink>
  );
}
