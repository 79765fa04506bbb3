import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/lib/format';
import { Refused } from '../../../shared/ui/refused';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { toast } from '../../../shared/ui/toast-store';
import { useCalendarFeed, useEndFeed, useRenewFeed } from '../api';

/** Manages a private address for the member's own calendar: shown once, renewed and turned off here. */
export function CalendarFeed() {
  const { t } = useTranslation('overview');
  const { data: feed } = useCalendarFeed();
  const renew = useRenewFeed();
  const end = useEndFeed();
  if (!feed) return null;
  const problem = renew.error ?? end.error;
  return (
    <section
      aria-labelledby="calendar-feed"
      className="mt-12 max-w-3xl rounded-lg border border-line px-6 py-6"
    >
      <h2 id="calendar-feed" className="text-xl">
        {t('feed.title')}
      </h2>
      <p className="mt-2">{t('feed.text')}</p>
      {feed.since !== null && (
        <p className="mt-2 text-sm text-ink-soft">{t('feed.isOn', { date: formatDate(feed.since) })}</p>
      )}
      <Refused error={problem} className="mt-4" />
      {renew.data && feed.since !== null && <Address url={renew.data} />}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" pending={renew.isPending} onClick={() => renew.mutate()}>
          {t(feed.since === null ? 'feed.make' : 'feed.renew')}
        </Button>
        {feed.since !== null && (
          <Button
            variant="ghost"
            pending={end.isPending}
            onClick={() => end.mutate(undefined, { onSuccess: () => toast({ title: t('feed.ended') }) })}
          >
            {t('feed.end')}
          </Button>
        )}
      </div>
    </section>
  );
}

function Address({ url }: { url: string }) {
  const { t } = useTranslation('overview');
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-64">
        <Field label={t('feed.address')} hint={t('feed.once')}>
          <Input readOnly value={url} onFocus={({ target }) => target.select()} />
        </Field>
      </div>
      <Button
        variant="secondary"
        onClick={() => {
          // If copying is blocked, the URL can be selected.
          navigator.clipboard.writeText(url).then(
            () => toast({ title: t('feed.copied') }),
            () => undefined,
          );
        }}
      >
        {t('feed.copy')}
      </Button>
    </div>
  );
}
