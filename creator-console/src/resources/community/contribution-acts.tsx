import { MODERATION_REASON_LIMIT } from '@sanctum/openapi/choices';
import { useRedirect, useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { ActDialog } from '../../shared/fresh-sign-in/act-dialog';
import { Decision } from '../../shared/moderation/decision';
import { useAttempt } from '../../shared/toast/use-attempt';
import type { Contribution } from './contribution';
import { texts } from './texts';
import { ActButtons } from '../../shared/act-buttons';

/** Coach's actions on a post or comment. Publishing and pinning run at once; hiding and removing ask for a reason first. */
// oxlint-disable-next-line max-lines-per-function -- a table of acts
export function ContributionActs({
  record: { id, type, state, openReportCount, isPinned },
}: {
  record: Contribution;
}) {
  const { isBusy, attempt } = useAttempt(texts.failed, texts.tryAgain);
  const refresh = useRefresh();
  const redirect = useRedirect();
  const acts = useActs();
  return (
    <Decision
      state={state}
      openReportCount={openReportCount}
      texts={texts}
      isBusy={isBusy}
      onPublish={() =>
        void attempt(() => acts.publishContribution(id), { title: texts.published }).then(refresh)
      }
    >
      <ActButtons
        texts={texts}
        acts={[
          type === 'post' &&
            state === 'published' && {
              label: isPinned ? texts.unpin : texts.pin,
              run: () => acts.pinPost(id, !isPinned),
              done: isPinned ? texts.isUnpinned : texts.isPinned,
            },
          state !== 'hidden' && {
            label: texts.hide,
            renderDialog: (onClose) => (
              <ActDialog
                title={texts.hideTitle}
                text={texts.hideText}
                submit={texts.hide}
                done={() => texts.hidden}
                fields={[reasonField(texts.hideReason)]}
                onSubmit={({ reason }) => acts.hideContribution(id, reason)}
                onClose={onClose}
              />
            ),
          },
          {
            label: texts.remove,
            variant: 'text',
            color: 'error',
            renderDialog: (onClose) => (
              <ActDialog
                title={texts.removeTitle}
                text={texts.removeText}
                submit={texts.remove}
                done={() => texts.removed}
                fields={[reasonField(texts.removeReason)]}
                onSubmit={async ({ reason }) => {
                  await acts.removeContribution(id, reason);
                  redirect('list', 'community');
                }}
                onClose={onClose}
              />
            ),
          },
        ]}
      />
    </Decision>
  );
}

const reasonField = (help: string) =>
  ({ name: 'reason', label: texts.reason, max: MODERATION_REASON_LIMIT, help, lines: 3 }) as const;
