import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { communityPaths } from '../../../shared/lib/community-paths';
import { usePause } from '../../../shared/lib/use-pause';
import { Badge } from '../../../shared/ui/badge';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { useSimilar } from '../shared/api';

const PAUSE_MS = 400;
/** Minimum length of a text to compare: shorter ones do not show the topic. */
const FEWEST_LETTERS = 8;
/** Maximum length of the text that is compared. */
const MOST_LETTERS = 500;

export function SimilarQuestions({ text }: { text: string }) {
  const { t } = useTranslation('feed');
  const heading = useId();
  const typed = text.trim().slice(0, MOST_LETTERS);
  const q = usePause(typed.length < FEWEST_LETTERS ? '' : typed, PAUSE_MS);
  const { data } = useSimilar(q);
  const similar = q === '' ? [] : (data ?? []);
  return (
    <>
      <VisuallyHidden>
        <output>{similar.length > 0 && t('similar.found', { count: similar.length })}</output>
      </VisuallyHidden>
      {similar.length > 0 && (
        <section aria-labelledby={heading} className="rounded-md bg-sunken p-4">
          <h3 id={heading} className="text-base font-semibold">
            {t('similar.title')}
          </h3>
          <ul className="mt-1 divide-y divide-line">
            {similar.map(({ id, text: question, isSolved, answers }) => (
              <li key={id} className="py-2">
                <Link
                  to={communityPaths.communityPost(id)}
                  className="font-semibold text-evergreen wrap-anywhere hover:underline"
                >
                  {question}
                </Link>
                <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
                  {t('questions.count', { count: answers })}
                  {isSolved && <Badge tone="gold">{t('questions.solved')}</Badge>}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
