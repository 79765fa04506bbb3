import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Member } from '../../session';
import { useUpdateMe } from '../shared/api';
import { Section } from '../shared/section';
import { Refused } from '../../../shared/ui/refused';
import { Toggle } from '../../../shared/ui/toggle';

export function LevelVisibility({ member: { showLevelPublicly } }: { member: Member }) {
  const { t } = useTranslation('preferences');
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: useUpdateMe() });
  return (
    <Section title={t('level.title')} lead={t('level.lead')}>
      <Toggle
        label={t('level.label')}
        checked={showLevelPublicly}
        disabled={isPending}
        onChange={(checked) => mutate({ showLevelPublicly: checked })}
      />
      <p className="mt-3 text-ink-soft">{showLevelPublicly ? t('level.on') : t('level.off')}</p>
      <output className="mt-2 block text-sm font-medium text-evergreen-strong">
        {isSuccess && t('level.saved')}
      </output>
      <Refused error={error} isSmall className="mt-2" />
    </Section>
  );
}
