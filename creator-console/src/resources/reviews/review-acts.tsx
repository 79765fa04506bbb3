import { MODERATION_REASON_LIMIT, REVIEW_ANSWER_LIMIT } from '@sanctum/openapi/choices';
import { useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { ActDialog } from '../../shared/fresh-sign-in/act-dialog';
import { Decision } from '../../shared/moderation/decision';
import { useAttempt } from '../../shared/toast/use-attempt';
import type { Review } from './review';
import { texts } from './texts';
import { ActButtons } from '../../shared/act-buttons';

const REASON = [
  { name: 'reason', label: texts.reason, max: MODERATION_REASON_LIMIT, help: texts.reasonHelp, lines: 3 },
] as const;
const ANSWER = { name: 'words', label: texts.yourAnswer, max: REVIEW_ANSWER_LIMIT, lines: 4 } as const;

/** Coach's actions on a review. After a refusal, the review's new state is shown. */
// oxlint-disable-next-line max-lines-per-function -- a table of acts
export function ReviewActs({ review }: { review: Review }) {
  const { state, openReportCount, answer, authorName } = review;
  const { isBusy, attempt } = useAttempt(texts.failed, texts.tryAgain);
  const refresh = useRefresh();
  const acts = useActs();

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
      openReportCount={openReportCount}
      texts={texts}
      isBusy={isBusy}
      onPublish={() => void attempt(() => acts.publishReview(review), { title: published }).then(refresh)}
    >
      <ActButtons
        texts={texts}
        acts={[
          {
            label: answer === null ? texts.answer : texts.editAnswer,
            renderDialog: (onClose) => (
              <ActDialog
                title={texts.answerTitle(authorName)}
                text={texts.answerText}
                submit={answer === null ? texts.answer : texts.save}
                done={() => texts.answeredNow}
                fields={[{ ...ANSWER, initial: answer ?? '' }]}
                onSubmit={({ words }) => orLookAgain(acts.answerReview(review, words))}
                onClose={onClose}
              />
            ),
          },
          answer !== null && {
            label: texts.removeAnswer,
            run: () => acts.removeReviewAnswer(review),
            done: texts.answerRemoved,
          },
          state !== 'hidden' && {
            label: texts.hide,
            variant: 'text',
            color: 'error',
            renderDialog: (onClose) => (
              <ActDialog
                title={texts.hideTitle}
                text={texts.hideText}
                submit={texts.hide}
                done={() => texts.hidden}
                fields={REASON}
                onSubmit={({ reason }) => orLookAgain(acts.hideReview(review, reason))}
                onClose={onClose}
              />
            ),
          },
        ]}
      />
    </Decision>
  );
}
