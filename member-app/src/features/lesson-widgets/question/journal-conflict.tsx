import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import type { Saved } from '../../../shared/lib/autosave/draft';
import { widgetTexts } from '../parts/texts';
import { bothTexts } from './both-texts';
import type { JournalSaver } from './journal-saver';

const texts = widgetTexts.journal.conflict;

interface JournalConflictProps {
  mine: string;
  other: Saved;
  limit: number;
  saver: JournalSaver;
}

/** Two texts of one journal. The member's own stays in the field above, the other is shown here; the member decides. */
export function JournalConflict({ mine, other, limit, saver }: JournalConflictProps) {
  const both = bothTexts(other.text, mine);
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
        <Button size="sm" onClick={() => void saver.keepMine()}>
          {texts.keepMine}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => saver.takeOther()}>
          {texts.takeOther}
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
            {texts.keepBoth}
          </Button>
        )}
      </div>
    </Alert>
  );
}
