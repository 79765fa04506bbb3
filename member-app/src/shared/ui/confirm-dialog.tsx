import type { ReactNode } from 'react';
import { Refused } from './refused';
import { Button, type ButtonProps, buttonStyle } from './button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './dialog';

interface ConfirmDialogProps {
  /** Button that opens the question, unless its owner does. */
  trigger?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  /** Facts to know before the answer. */
  children?: ReactNode;
  confirm: string;
  keep: string;
  keepVariant?: ButtonProps['variant'];
  pending?: boolean;
  error?: unknown;
  onConfirm: () => void;
}

/** Asks before something is gone for good. */
export function ConfirmDialog({ trigger, open, onOpenChange, ...question }: ConfirmDialogProps) {
  const { title, description, children, confirm, keep, keepVariant = 'ghost' } = question;
  const { pending = false, error, onConfirm } = question;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      {trigger && <DialogTrigger asChild>{trigger}</DialogTrigger>}
      <DialogContent title={title} description={description}>
        <div className="space-y-5">
          <Refused error={error} />
          {children}
          <div className="flex flex-wrap gap-3">
            <Button variant="destructive" pending={pending} onClick={onConfirm}>
              {confirm}
            </Button>
            <DialogClose className={buttonStyle({ variant: keepVariant })}>{keep}</DialogClose>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
