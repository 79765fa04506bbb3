import { REASON_LIMIT } from '@sanctum/openapi/choices';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../../../shared/dialogs/form-dialog';
import { useAct } from '../../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../../shared/toast/use-toast';
import { texts } from './texts';
import { TextField } from '../../../../shared/forms/text-field';

interface Props {
  title: string;
  /** Label of the submit button. */
  act: string;
  done: string;
  /** True if everything except the reason is filled in. */
  isReady?: boolean;
  /** Makes the reason optional. */
  isOptional?: boolean;
  onAct: (reason: string) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for the reason of an action. */
export function ReasonDialog({
  title,
  act,
  done,
  isReady = true,
  isOptional = false,
  onAct,
  onDone,
  onClose,
  children,
}: Props) {
  const [reason, setReason] = useState('');
  const { run, ...acting } = useAct();
  const toast = useToast();
  const words = reason.trim();
  const send = async () => {
    await onAct(words);
    toast({ title: done });
    onDone();
    onClose();
  };
  return (
    <FormDialog
      {...acting}
      title={title}
      submit={act}
      isReady={isReady && (isOptional || words !== '')}
      onSubmit={() => run(send)}
      onClose={onClose}
    >
      {children}
      <TextField
        name="reason"
        label={texts.reason}
        helperText={isOptional ? texts.reasonOptional : texts.reasonHelp}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: REASON_LIMIT } }}
        multiline
        minRows={2}
        required={!isOptional}
      />
    </FormDialog>
  );
}
