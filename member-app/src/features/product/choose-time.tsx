import { useTranslation } from 'react-i18next';
import { timesPath } from '../../shared/lib/sanctum-paths';
import { ButtonLink, type ButtonProps } from '../../shared/ui/button';

type Props = Pick<ButtonProps, 'size' | 'className'> & { offeringId: string };

/** One session is paid with its time: that is chosen first. */
export function ChooseTime({ offeringId, ...look }: Props) {
  const { t } = useTranslation('product');
  return (
    <ButtonLink {...look} to={timesPath(offeringId)}>
      {t('buy.chooseTime')}
    </ButtonLink>
  );
}
