import { MODERATION_REASON_LIMIT } from '@sanctum/openapi/choices';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useRedirect, useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { ActDialog } from '../../shared/fresh-sign-in/act-dialog';
import { Decision } from '../../shared/moderation/decision';
import { useAttempt } from '../../shared/toast/use-attempt';
import type { Contribution } from './contribution';
import { texts } from './texts';

/** Coach's actions on a post or comment. Publishing and pinning run at once; hiding and removing ask for a reason first. */
export function ContributionActs({
  record: { id, type, state, openReports, isPinned },
}: {
  record: Contribution;
}) {
  const { isBusy, attempt } = useAttempt(texts.failed, texts.tryAgain);
  const [asks, setAsks] = useState<'hide' | 'remove' | null>(null);
  const refresh = useRefresh();
  const redirect = useRedirect();
  const acts = useActs();

  async function settle(act: () => Promise<unknown>, title: string) {
    await attempt(act, { title });
    refresh();
  }

  return (
    <Decision
      state={state}
      openReports={openReports}
      texts={texts}
      isBusy={isBusy}
      onPublish={() => void settle(() => acts.publishContribution(id), texts.published)}
    >
      {type === 'post' && state === 'published' && (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() =>
            void settle(() => acts.pinPost(id, !isPinned), isPinned ? texts.isUnpinned : texts.isPinned)
          }
        >
          {isPinned ? texts.unpin : texts.pin}
        </Button>
      )}
      {state !== 'hidden' && (
        <Button variant="outlined" onClick={() => setAsks('hide')}>
          {texts.hide}
        </Button>
      )}
      <Button color="error" onClick={() => setAsks('remove')}>
        {texts.remove}
      </Button>
      {asks === 'hide' && (
        <ActDialog
          title={texts.hideTitle}
          text={texts.hideText}
          submit={texts.hide}
          done={() => texts.hidden}
          fields={[reasonField(texts.hideReason)]}
          onSubmit={({ reason }) => acts.hideContribution(id, reason)}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'remove' && (
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
          onClose={() => setAsks(null)}
        />
      )}
    </Decision>
  );
}

const reasonField = (help: string) =>
  ({ name: 'reason', label: texts.reason, max: MODERATION_REASON_LIMIT, help, lines: 3 }) as const;
