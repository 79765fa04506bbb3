import { forWriting } from '@sanctum/web/mentions/mention-text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { api, ApiError, body, useFresh } from '../../../shared/api/client';
import { communityPaths } from '../../../shared/lib/community-paths';
import { Badge } from '../../../shared/ui/badge';
import { NotLoaded, Skeletons } from '../../../shared/ui/loading';

/**
 * Loads the newest questions asked in a lesson, again on every visit, because they are asked and answered elsewhere.
 */
const useLessonQuestions = (lessonId: string) =>
  useFresh(['/api/community/questions', { lessonId }], () =>
    body(api.GET('/api/community/questions', { params: { query: { lessonId } } })),
  );

/** The member's own questions about a lesson, and other people's that have an answer. */
export function LessonQuestions({ lessonId }: { lessonId: string }) {
  const { t } = useTranslation('player');
  const heading = useId();
  const query = useLessonQuestions(lessonId);
  const { data, error } = query;
  // The community is closed to this person, for example a child without consent.
  if (error instanceof ApiError && error.status === 403) return null;
  const questions =
    data && [...data.pinned, ...data.items].filter(({ author, answers }) => author.isMe || answers > 0);
  return (
    <section aria-labelledby={heading} className="mt-12 max-w-prose">
      <h2 id={heading} className="text-xl">
        {t('questions.title')}
      </h2>
      {!questions && (
        <NotLoaded query={query} skeleton={<Skeletons label={t('questions.loading')} of={['mt-3 h-14']} />} />
      )}
      {questions?.length === 0 && <p className="mt-2 text-ink-soft">{t('questions.none')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {questions?.map(({ id, text, mentions, answers, isSolved }) => (
          <li key={id} className="py-3">
            <Link
              to={communityPaths.communityPost(id)}
              className="line-clamp-2 font-semibold text-evergreen wrap-anywhere hover:underline"
            >
              {forWriting(text, mentions).text}
            </Link>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
              {t('questions.answers', { count: answers })}
              {isSolved && <Badge tone="gold">{t('questions.solved')}</Badge>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
