import { useTranslation } from 'react-i18next';
import { timesPath } from '../../shared/lib/sanctum-paths';
import { ButtonLink, type ButtonProps } from '../../shared/ui/button';

type Props = Pick<ButtonProps, 'size' | 'className'> & { offeringId: string };

/** Lets the member choose a time first, because a single session is bought with its time. */
export function ChooseTime({ offeringId, ...look }: Props) {
  const { t } = useTranslation('product');
  return (
    <ButtonLink {...look} to={timesPath(offeringId)}>
      {t('buy.chooseTime')}
    </ButtonLink>
  );
}
