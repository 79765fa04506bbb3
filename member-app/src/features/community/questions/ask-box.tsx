import { POST_LIMIT } from '@sanctum/openapi/choices';
import { forSending } from '@sanctum/web/mentions/mention-text';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { type AskedAt, communityPaths, readAskedAt } from '../../../shared/lib/community-paths';
import { usePause } from '../../../shared/lib/use-pause';
import { MentionTextarea } from '../../../shared/mentions/mention-textarea';
import { Badge } from '../../../shared/ui/badge';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { Form, FormField } from '../../../shared/ui/form';
import { toast, toastRefusal } from '../../../shared/ui/toast-store';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import type { Member } from '../../session';
import { aboutLesson } from '../shared/about-lesson';
import { type AskedFrom, type Post, useAsk, useSimilar } from '../shared/api';
import { useDraft } from '../writing/draft';
import { TagSelect } from '../writing/tag-select';
import { useGuidelines } from '../writing/use-guidelines';

const PAUSE_MS = 400;
/** Min length of a text to compare: shorter ones do not show the topic. */
const FEWEST_LETTERS = 8;
/** Max length of the compared text. */
const MOST_LETTERS = 500;

function SimilarQuestions({ text }: { text: string }) {
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

const PLACE = 'questions';

/** One line on phones, whose controls appear with focus or content. */
// oxlint-disable-next-line max-lines-per-function -- one form, whose text, topic and lesson are sent and cleared together
export function AskBox({ member }: { member: Member }) {
  const { t } = useTranslation('feed');
  const { text, known, change, mention } = useDraft(member.id, PLACE);
  const [tag, setTag] = useState<Post['tag']>(null);
  const ask = useAsk();
  const [address, setAddress] = useSearchParams();
  const askedAt = readAskedAt(address);
  const { afterGuidelines, dialog } = useGuidelines();
  const [isOpen, setOpen] = useState(text !== '' || askedAt !== null);

  function send() {
    ask.mutate(
      { text: forSending(text.trim(), known), tag, lesson: askedAt && placeOf(askedAt) },
      {
        onError: (error) => toastRefusal(t('composer.failed'), error),
        onSuccess: ({ state }) => {
          change('');
          setTag(null);
          if (askedAt) setAddress({}, { replace: true });
          toast(
            state === 'waiting'
              ? { title: t('composer.waiting'), description: t('composer.waitingText') }
              : { title: t('questions.asked') },
          );
        },
      },
    );
  }

  async function submit() {
    if (text.trim() !== '' && !ask.isPending) afterGuidelines(send);
  }

  return (
    <Card className="p-3 sm:p-6" onFocus={() => setOpen(true)}>
      <h2 className="text-xl sm:text-2xl">{t('questions.askTitle')}</h2>
      <Form onSubmit={submit} isUnsaved={false} className="mt-2 space-y-3 sm:mt-3">
        <FormField
          name="text"
          label={t('questions.label')}
          hint={t('questions.hint')}
          className={clsx(!isOpen && 'max-sm:[&>p]:hidden')}
        >
          <MentionTextarea
            rows={1}
            className="min-h-14!"
            value={text}
            maxLength={POST_LIMIT}
            groupId={null}
            onChange={change}
            onMention={mention}
          />
        </FormField>
        {askedAt && (
          <p className="flex flex-wrap items-center gap-x-3 text-sm">
            <span className="font-semibold">
              {aboutLesson(t, askedAt.title, askedAt.video?.positionSeconds)}
            </span>
            <Button variant="link" className="text-sm" onClick={() => setAddress({}, { replace: true })}>
              {t('lesson.leaveOut')}
            </Button>
          </p>
        )}
        <SimilarQuestions text={text} />
        <div className={clsx('flex flex-wrap items-center gap-3', !isOpen && 'max-sm:hidden')}>
          <div className="w-44">
            <TagSelect tag={tag} onChange={setTag} />
          </div>
          <Button
            type="submit"
            size="sm"
            className="ml-auto"
            disabled={text.trim() === ''}
            pending={ask.isPending}
          >
            {t('questions.ask')}
          </Button>
        </div>
      </Form>
      {dialog}
    </Card>
  );
}

const placeOf = ({ lessonId, video }: AskedAt): AskedFrom => ({
  lessonId,
  videoId: video?.videoId ?? null,
  atSeconds: video?.positionSeconds ?? null,
});
