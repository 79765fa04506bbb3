import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, body } from '../../../shared/api/client';
import { formatDate } from '../../../shared/lib/format';
import { useCoach } from '../../../shared/site/site';
import { Button } from '../../../shared/ui/button';
import { Refused } from '../../../shared/ui/refused';
import { type JournalAnswer, withJournal } from '../parts/answers';
import { useChangeAnswers } from '../parts/api';

interface JournalSharingProps {
  id: string;
  /** Current text of the field. */
  text: string;
  journal: JournalAnswer | undefined;
  /** Saves the field's text first; returns true if the server has it. */
  save: () => Promise<boolean>;
}

/** Sends the coach a copy of this text, only on request. */
export function JournalSharing({ id, text, journal, save }: JournalSharingProps) {
  const { t } = useTranslation('widgets');
  const { firstName } = useCoach();
  const { sharing, news } = useSharing(id, save);
  const isPending = (wish: 'share' | 'unshare') => sharing.isPending && sharing.variables === wish;
  const shared = journal?.sharedAt != null;
  const grew = shared && journal.sharedText !== text;
  const empty = text.trim() === '';

  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="text-sm">
        {shared
          ? t('journal.sharedOn', { coach: firstName, date: formatDate(journal.sharedAt ?? '') })
          : t('journal.whatSheSees', { coach: firstName })}
        {grew && ` ${t('journal.grew')}`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {(!shared || (grew && !empty)) && (
          <Button
            size="sm"
            variant="soft"
            disabled={empty}
            pending={isPending('share')}
            onClick={() => sharing.mutate('share')}
          >
            {shared ? t('journal.shareAgain') : t('journal.share')}
          </Button>
        )}
        {shared && (
          <Button
            size="sm"
            variant="secondary"
            pending={isPending('unshare')}
            onClick={() => sharing.mutate('unshare')}
          >
            {t('journal.unshare')}
          </Button>
        )}
      </div>
      <output className="mt-2 block text-sm text-ink-soft empty:hidden">
        {!(grew && sharing.variables === 'share') && news}
      </output>
      <Refused error={sharing.error} className="mt-3" />
    </div>
  );
}

/** Shares the text with the coach or stops sharing, and reports the result. */
function useSharing(id: string, save: () => Promise<boolean>) {
  const { t } = useTranslation('widgets');
  const change = useChangeAnswers();
  const { firstName } = useCoach();
  const [news, setNews] = useState('');
  const call = { params: { path: { widgetId: id } } };
  const sharing = useMutation({
    mutationFn: async (wish: 'share' | 'unshare') => {
      if (wish === 'unshare') return body(api.POST('/api/me/widgets/{widgetId}/journal/unshare', call));
      return (await save()) ? body(api.POST('/api/me/widgets/{widgetId}/journal/share', call)) : null;
    },
    onSuccess: (saved, wish) => {
      if (!saved) return setNews(t('journal.saveFirst'));
      change(withJournal(saved));
      setNews(
        wish === 'share'
          ? t('journal.nowShared', { coach: firstName })
          : t('journal.nowPrivate', { coach: firstName }),
      );
    },
  });
  return { sharing, news };
}
