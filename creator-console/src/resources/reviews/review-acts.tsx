import { Button } from '@mui/material';
import { MODERATION_REASON_LIMIT, REVIEW_ANSWER_LIMIT } from '@sanctum/openapi/choices';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { ActDialog } from '../../shared/fresh-sign-in/act-dialog';
import { Decision } from '../../shared/moderation/decision';
import { useAttempt } from '../../shared/toast/use-attempt';
import type { Review } from './review';
import { texts } from './texts';

const REASON = [
  { name: 'reason', label: texts.reason, max: MODERATION_REASON_LIMIT, help: texts.reasonHelp, lines: 3 },
] as const;
const ANSWER = { name: 'words', label: texts.yourAnswer, max: REVIEW_ANSWER_LIMIT, lines: 4 } as const;

/** Coach's actions on a review. After a refusal, the review's new state is shown. */
export function ReviewActs({ review }: { review: Review }) {
  const { state, openReports, answer, authorName } = review;
  const { isBusy, attempt } = useAttempt(texts.failed, texts.tryAgain);
  const [asks, setAsks] = useState<'hide' | 'answer' | null>(null);
  const refresh = useRefresh();
  const acts = useActs();

  async function settle(act: () => Promise<unknown>, title: string) {
    await attempt(act, { title });
    refresh();
  }

  /** Refreshes after a refusal. The text in the dialog stays, and the next try applies to the new version. */
  const orLookAgain = (act: Promise<unknown>) =>
    act.catch((error: unknown) => {
      refresh();
      throw error;
    });

  const published = state === 'published' ? texts.kept : texts.published;
  return (
    <Decision
      state={state}
      openReports={openReports}
      texts={texts}
      isBusy={isBusy}
      onPublish={() => void settle(() => acts.publishReview(review), published)}
    >
      <Button variant="outlined" onClick={() => setAsks('answer')}>
        {answer === null ? texts.answer : texts.editAnswer}
      </Button>
      {answer !== null && (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => void settle(() => acts.removeReviewAnswer(review), texts.answerRemoved)}
        >
          {texts.removeAnswer}
        </Button>
      )}
      {state !== 'hidden' && (
        <Button color="error" onClick={() => setAsks('hide')}>
          {texts.hide}
        </Button>
      )}
      {asks === 'hide' && (
        <ActDialog
          title={texts.hideTitle}
          text={texts.hideText}
          submit={texts.hide}
          done={() => texts.hidden}
          fields={REASON}
          onSubmit={({ reason }) => orLookAgain(acts.hideReview(review, reason))}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'answer' && (
        <ActDialog
          title={texts.answerTitle(authorName)}
          text={texts.answerText}
          submit={answer === null ? texts.answer : texts.save}
          done={() => texts.answeredNow}
          fields={[{ ...ANSWER, initial: answer ?? '' }]}
          onSubmit={({ words }) => orLookAgain(acts.answerReview(review, words))}
          onClose={() => setAsks(null)}
        />
      )}
    </Decision>
  );
}
