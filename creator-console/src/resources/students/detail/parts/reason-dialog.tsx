import { REASON_LIMIT } from '@sanctum/openapi/choices';
import type { ReactNode } from 'react';
import { texts } from './texts';
import { TextField } from '../../../../shared/forms/text-field';
import { useFields } from '../../../../shared/forms/use-fields';
import { ActDialog } from '../../../../shared/fresh-sign-in/act-dialog';

interface Props {
  title: string;
  /** Label of the submit button. */
  act: string;
  /** Message once it is done. */
  done: string | (() => string);
  /** True if everything except the reason is filled in. */
  isReady?: boolean;
  /** Makes the reason optional. */
  isOptional?: boolean;
  onAct: (reason: string) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
  text?: string;
  children?: ReactNode;
}

/** Asks for the reason of an action. */
export function ReasonDialog({ act, done, isReady = true, isOptional = false, onAct, ...dialog }: Props) {
  const { values, field } = useFields({ reason: '' });
  const reason = values.reason.trim();
  return (
    <ActDialog
      {...dialog}
      submit={act}
      done={() => (typeof done === 'string' ? done : done())}
      isReady={isReady && (isOptional || reason !== '')}
      onSubmit={() => onAct(reason)}
    >
      {dialog.children}
      <TextField
        label={texts.reason}
        helperText={isOptional ? texts.reasonOptional : texts.reasonHelp}
        multiline
        minRows={2}
        required={!isOptional}
        {...field('reason', REASON_LIMIT)}
      />
    </ActDialog>
  );
}
