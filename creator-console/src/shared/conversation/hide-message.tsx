import { Button } from '@mui/material';
import { MODERATION_REASON_LIMIT } from '@sanctum/openapi/choices';
import { useState } from 'react';
import { refusalOf } from '../../providers/refusal';
import { useActs } from '../../providers/use-acts';
import { ActDialog } from '../fresh-sign-in/act-dialog';
import { useToast } from '../toast/use-toast';
import type { Message } from './conversation.api';
import { texts } from './texts';

const REASON = [
  { name: 'reason', label: texts.hideWhy, max: MODERATION_REASON_LIMIT, help: texts.hideWhyHelp, lines: 3 },
] as const;

interface Props {
  message: Message;
  onChanged: () => Promise<unknown>;
}

/** The coach keeps a message of a circle from the others, with a reason that its sender reads, or shows it again. */
export function HideMessage({ message: { id, isHidden }, onChanged }: Props) {
  const [asks, setAsks] = useState(false);
  const { hideMessage, showMessage } = useActs();
  const toast = useToast();
  const show = async () => {
    try {
      await showMessage(id);
    } catch (error) {
      toast({ title: texts.failed, text: refusalOf(error).message, failed: true });
    }
    await onChanged();
  };
  return (
    <>
      <Button size="small" onClick={() => (isHidden ? void show() : setAsks(true))}>
        {isHidden ? texts.showAgain : texts.hide}
      </Button>
      {asks && (
        <ActDialog
          title={texts.hideTitle}
          text={texts.hideText}
          submit={texts.hide}
          done={() => texts.hidden}
          fields={REASON}
          onSubmit={async ({ reason }) => {
            await hideMessage(id, reason);
            await onChanged();
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
