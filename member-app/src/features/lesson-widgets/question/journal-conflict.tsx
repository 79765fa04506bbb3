import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { widgetTexts } from '../texts';
import { bothTexts, type SavedText } from './journal-saver';

const texts = widgetTexts.journal.conflict;

interface JournalConflictProps {
  mine: string;
  other: SavedText;
  limit: number;
  choose: (choice: 'mine' | 'other' | 'both') => void;
}

/** Two texts of one journal. Her own stays in the field above, the other is shown here; she decides. */
export function JournalConflict({ mine, other, limit, choose }: JournalConflictProps) {
  return (
    <Alert tone="danger" title={texts.title} className="mt-3">
      <p>{texts.explanation}</p>
      <blockquote
        aria-label={texts.other}
        className="mt-3 max-h-60 overflow-y-auto rounded-md bg-surface p-3 break-words whitespace-pre-wrap"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text is scrolled by keyboard too
        tabIndex={0}
      >
        {other.text || texts.empty}
      </blockquote>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => choose('mine')}>
          {texts.keepMine}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => choose('other')}>
          {texts.takeOther}
        </Button>
        {bothTexts(other.text, mine).length <= limit && (
          <Button size="sm" variant="secondary" onClick={() => choose('both')}>
            {texts.keepBoth}
          </Button>
        )}
      </div>
    </Alert>
  );
}
