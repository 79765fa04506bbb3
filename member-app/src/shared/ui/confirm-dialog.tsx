import { useMutation } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Button, type ButtonProps, buttonStyle } from './button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './dialog';
import { Refused } from './refused';

interface Question {
  title: string;
  description: string;
  /** Facts to know before answering. */
  children?: ReactNode;
  confirm: string;
  confirmVariant?: ButtonProps['variant'];
  keep: string;
  keepVariant?: ButtonProps['variant'];
}

interface ConfirmDialogProps extends Question {
  /** Button that opens the question, unless the owner of the dialog does. */
  trigger?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  pending?: boolean;
  error?: unknown;
  onConfirm: () => void;
}

/** Asks before something is permanently deleted. */
export function ConfirmDialog({ trigger, open, onOpenChange, ...question }: ConfirmDialogProps) {
  const { title, description, children, confirm, keep } = question;
  const { confirmVariant = 'destructive', keepVariant = 'ghost' } = question;
  const { pending = false, error, onConfirm } = question;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      {trigger && <DialogTrigger asChild>{trigger}</DialogTrigger>}
      <DialogContent title={title} description={description}>
        <div className="space-y-5">
          <Refused error={error} />
          {children}
          <div className="flex flex-wrap gap-3">
            <Button variant={confirmVariant} pending={pending} onClick={onConfirm}>
              {confirm}
            </Button>
            <DialogClose className={buttonStyle({ variant: keepVariant })}>{keep}</DialogClose>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

interface ConfirmButtonProps extends Question {
  button: ReactElement;
  act: () => Promise<unknown>;
}

/** A button that asks before it acts. The question shows a refusal, and closes after a success. */
export function ConfirmButton({ button, act, ...question }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error } = useMutation({ mutationFn: act, onSuccess: () => setOpen(false) });
  return (
    <ConfirmDialog
      {...question}
      trigger={button}
      open={isOpen}
      onOpenChange={setOpen}
      pending={isPending}
      error={error}
      onConfirm={() => mutate()}
    />
  );
}
