import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { communityPaths } from '../../../shared/lib/community-paths';
import { formatDate } from '../../../shared/lib/format';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { langOf } from '../../../shared/site/untranslated';
import { useCoach } from '../../../shared/site/site';
import { Card } from '../../../shared/ui/card';
import type { OverviewFigures } from '../api';

type Words = Pick<OverviewFigures, 'latestAnnouncement' | 'latestReply'>;

/** The coach's latest words: an announcement, or a reply to the member's journal. Nothing if there are none. */
export function CoachWord({ latestAnnouncement: announcement, latestReply: reply }: Words) {
  const { t } = useTranslation('overview');
  if (reply && (!announcement || reply.repliedAt > announcement.createdAt))
    return (
      <Word
        to={sanctumPaths.classroomLesson(reply.courseId, reply.moduleId, reply.lessonId)}
        title={t('coachReply', { lesson: reply.lessonTitle })}
        text={reply.text}
        at={reply.repliedAt}
      />
    );
  return (
    announcement && (
      <Word to={communityPaths.communityAnnouncements} {...announcement} at={announcement.createdAt} />
    )
  );
}

interface WordProps {
  to: string;
  title: string;
  text: string;
  /** Texts that are in English; missing for a reply, which has no translation. */
  untranslated?: string[];
  at: string;
}

/** The beginning of the coach's words; the whole card can be pressed. */
function Word({ to, title, text, untranslated = [], at }: WordProps) {
  const { t } = useTranslation('overview');
  const { firstName } = useCoach();
  return (
    <Card className="relative p-6 transition-colors hover:border-evergreen">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
        <span>{t('coachWord', { coach: firstName })}</span>
        <time dateTime={at}>{formatDate(at)}</time>
      </p>
      <h2 className="mt-2 line-clamp-2 text-xl wrap-anywhere">
        <Link
          to={to}
          className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          <span lang={langOf({ untranslated }, 'title')}>{title}</span>
        </Link>
      </h2>
      <p
        lang={langOf({ untranslated }, 'text')}
        className="mt-2 line-clamp-4 whitespace-pre-line wrap-anywhere text-ink-soft"
      >
        {text}
      </p>
    </Card>
  );
}
