import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '../../shared/ui/badge';
import { buttonStyle } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { IntakeAnswers } from '../../shared/ui/intake';
import { SessionFiles } from '../../shared/ui/session-files';
import { type Booking, sessionFiles } from './api';
import { When } from '../../shared/ui/when';

const TONES: Record<Booking['state'], BadgeTone> = {
  unconfirmed: 'plain',
  confirmed: 'leaf',
  completed: 'leaf',
  cancelled: 'plain',
  no_show: 'gold',
};

/** A past or canceled session, with the coach's notes for the member. */
export function PastSession({ booking }: { booking: Booking }) {
  const { t } = useTranslation('sessions');
  const { title, companion, answers, state, sharedNotes, cancelReason, recordingUrl } = booking;
  return (
    <Card className="p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="min-w-0 text-xl wrap-anywhere">{title}</h3>
        <Badge tone={TONES[state]}>{t(state === 'confirmed' ? 'states.over' : `states.${state}`)}</Badge>
      </div>
      <div className="mt-3">
        <When {...booking} />
      </div>
      {companion !== null && (
        <p className="mt-1 wrap-anywhere text-ink-soft">{t('with', { name: companion })}</p>
      )}
      {cancelReason !== null && <p className="mt-3 wrap-anywhere">{t('reason', { words: cancelReason })}</p>}
      <IntakeAnswers answers={answers} />
      {sharedNotes !== null && (
        <details className="mt-4 rounded-md bg-sunken/70 px-4 py-3">
          <summary className="cursor-pointer font-semibold">{t('notes')}</summary>
          <p className="mt-2 whitespace-pre-line wrap-anywhere">{sharedNotes}</p>
        </details>
      )}
      {(recordingUrl !== null || sharedNotes !== null) && (
        <div className="mt-4 flex flex-wrap gap-3">
          {recordingUrl !== null && (
            <a
              href={recordingUrl}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${t('recording')}: ${title}`}
              className={buttonStyle({ variant: 'secondary' })}
            >
              {t('recording')}
            </a>
          )}
          {sharedNotes !== null && (
            <a
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(sharedNotes)}`}
              download={`${title}.txt`}
              aria-label={`${t('download')}: ${t('notes')}, ${title}`}
              className={buttonStyle({ variant: 'secondary' })}
            >
              {t('download')}
            </a>
          )}
        </div>
      )}
      <SessionFiles title={booking.title} count={booking.files.length} query={sessionFiles(booking)} />
    </Card>
  );
}
