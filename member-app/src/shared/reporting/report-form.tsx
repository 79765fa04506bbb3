import { type ReactNode, useState } from 'react';
import { Button, buttonStyle } from '../ui/button';
import { Dialog, DialogClose, DialogContent } from '../ui/dialog';
import { Form, FormField, FormMessage } from '../ui/form';
import { Select, Textarea } from '../ui/input';
import { toast } from '../ui/toast-store';

interface ReportFormProps<Reason extends string> {
  words: Record<'title' | 'lead' | 'reason' | 'note' | 'send' | 'cancel' | 'done' | 'doneText', string>;
  reasons: readonly [Reason, ...Reason[]];
  nameOf: (reason: Reason) => string;
  /** Maximum length of the note. */
  limit: number;
  report: { isPending: boolean; mutateAsync: (report: { reason: Reason; note: string }) => Promise<unknown> };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A dialog that sends the coach a reason and a note. */
export function ReportForm<Reason extends string>({
  words,
  open,
  onOpenChange,
  ...form
}: ReportFormProps<Reason>): ReactNode {
  const { reasons, nameOf, limit, report } = form;
  const [reason, setReason] = useState<Reason>(reasons[0]);
  const [note, setNote] = useState('');

  async function submit() {
    await report.mutateAsync({ reason, note: note.trim() });
    onOpenChange(false);
    toast({ title: words.done, description: words.doneText });
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={words.title} description={words.lead}>
        <Form onSubmit={submit} className="space-y-5">
          <FormField name="reason" label={words.reason}>
            <Select
              value={reason}
              onChange={({ target }) => setReason(reasons.find((one) => one === target.value) ?? reason)}
            >
              {reasons.map((one) => (
                <option key={one} value={one}>
                  {nameOf(one)}
                </option>
              ))}
            </Select>
          </FormField>
          <FormField name="note" label={words.note}>
            <Textarea value={note} maxLength={limit} onChange={({ target }) => setNote(target.value)} />
          </FormField>
          <FormMessage />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" pending={report.isPending}>
              {words.send}
            </Button>
            <DialogClose className={buttonStyle({ variant: 'ghost' })}>{words.cancel}</DialogClose>
          </div>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
