import { useMutation } from '@tanstack/react-query';
import { refusalSentence } from '../../shared/api/refusal';
import type { Member } from '../session';
import { useUpdateMe } from './api';
import { preferencesTexts } from './preferences-texts';
import { Section } from './section';
import { Toggle } from './toggle';

const { level: texts } = preferencesTexts;

export function LevelVisibility({ member: { showLevelPublicly } }: { member: Member }) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: useUpdateMe() });
  return (
    <Section title={texts.title} lead={texts.lead}>
      <Toggle
        label={texts.label}
        checked={showLevelPublicly}
        disabled={isPending}
        onChange={(checked) => mutate({ showLevelPublicly: checked })}
      />
      <p className="mt-3 text-ink-soft">{showLevelPublicly ? texts.on : texts.off}</p>
      <output className="mt-2 block text-sm font-medium text-evergreen-strong">
        {isSuccess && texts.saved}
      </output>
      {error && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {refusalSentence(error)}
        </p>
      )}
    </Section>
  );
}
