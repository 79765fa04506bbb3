import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { Chip } from '../../shared/ui/chip';
import { Skeleton } from '../../shared/ui/loading';

interface TopicChipsProps {
  /** Undefined while they are loading. */
  topics: readonly string[] | undefined;
  chosen: readonly string[];
  onToggle: (topic: string) => void;
  onClear: () => void;
}

/** One row to swipe through on a phone, all in sight where there is room. */
export function TopicChips({ topics, chosen, onToggle, onClear }: TopicChipsProps) {
  const { t } = useTranslation('library');
  const first = useRef<HTMLButtonElement>(null);

  function clear() {
    // The button disappears when it is pressed, so the keyboard focus moves to the topics.
    first.current?.focus();
    onClear();
  }

  return (
    <fieldset
      aria-busy={!topics}
      className="-mx-5 flex min-w-0 gap-2 overflow-x-auto px-5 py-1.5 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
    >
      <legend className="sr-only">{topics ? t('topics.label') : t('topics.loading')}</legend>
      {topics?.map((topic, index) => (
        <Chip
          key={topic}
          ref={index === 0 ? first : undefined}
          className="shrink-0"
          selected={chosen.includes(topic)}
          onClick={() => onToggle(topic)}
        >
          {topic}
        </Chip>
      )) ?? BONES.map((bone) => <Skeleton key={bone} className="h-10 w-34 shrink-0 rounded-full" />)}
      {chosen.length > 0 && (
        <Button variant="ghost" size="sm" className="min-h-10 shrink-0" onClick={clear}>
          {t('topics.clear')}
        </Button>
      )}
    </fieldset>
  );
}

/** As many as there are topics. */
const BONES = [...'abcdefghij'];
