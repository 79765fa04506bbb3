import MessageCircleHeart from 'lucide-react/icons/message-circle-heart';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/lib/format';
import { useCoach } from '../../../shared/site/site';
import type { JournalAnswer } from '../parts/answers';

/** The coach's reply, which stays when the member stops sharing. */
export function CoachReply({ reply }: { reply: NonNullable<JournalAnswer['reply']> }) {
  const { t } = useTranslation('widgets');
  const { firstName } = useCoach();
  return (
    <figure className="mt-4 rounded-md border border-evergreen/30 bg-evergreen-soft p-4">
      <figcaption className="flex flex-wrap items-center gap-x-2 text-sm font-semibold text-evergreen-strong">
        <MessageCircleHeart aria-hidden className="size-4.5" />
        {t('journal.reply', { coach: firstName, date: formatDate(reply.repliedAt) })}
      </figcaption>
      <blockquote className="mt-2 break-words whitespace-pre-wrap">{reply.text}</blockquote>
    </figure>
  );
}
