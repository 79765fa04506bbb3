import { useTranslation } from 'react-i18next';
import type { Saved } from '../../../shared/lib/autosave/draft-store';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { bothTexts } from './both-texts';
import type { JournalSaver } from './journal-saver';

interface JournalConflictProps {
  mine: string;
  other: Saved;
  limit: number;
  saver: JournalSaver;
}

/**
 * Shows two texts of one journal: the member's own stays in the field above, the other is shown here, and the member
 * decides.
 */
export function JournalConflict({ mine, other, limit, saver }: JournalConflictProps) {
  const { t } = useTranslation('widgets');
  const both = bothTexts(other.text, mine);
  return (
    <Alert tone="danger" title={t('journal.conflict.title')} className="mt-3">
      <p>{t('journal.conflict.explanation')}</p>
      <blockquote
        aria-label={t('journal.conflict.other')}
        className="mt-3 max-h-60 overflow-y-auto rounded-md bg-surface p-3 break-words whitespace-pre-wrap"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text is scrolled by keyboard too
        tabIndex={0}
      >
        {other.text || t('journal.conflict.empty')}
      </blockquote>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="soft" onClick={() => void saver.keepMine()}>
          {t('journal.conflict.keepMine')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => saver.takeOther()}>
          {t('journal.conflict.takeOther')}
        </Button>
        {both.length <= limit && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              saver.write({ text: both });
              void saver.keepMine();
            }}
          >
            {t('journal.conflict.keepBoth')}
          </Button>
        )}
      </div>
    </Alert>
  );
}
