import { MESSAGE_REPORT_NOTE_LIMIT, MESSAGE_REPORT_REASONS } from '@sanctum/openapi/choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCoach } from '../../shared/site/site';
import { Button, buttonStyle } from '../../shared/ui/button';
import { Dialog, DialogClose, DialogContent } from '../../shared/ui/dialog';
import { Form, FormField, FormMessage } from '../../shared/ui/form';
import { Select, Textarea } from '../../shared/ui/input';
import { toast } from '../../shared/ui/toast-store';
import { type ReportReason, useReportMessage } from './api';

interface ReportMessageProps {
  messageId: string;
  /** The coach reads along there, so the report shows her nothing new. */
  isInCircle: boolean;
  onClose: () => void;
}

/** Tells the coach of a message, and says before what she will read then. */
export function ReportMessage({ messageId, isInCircle, onClose }: ReportMessageProps) {
  const { t } = useTranslation('messages');
  const { firstName: coach } = useCoach();
  const report = useReportMessage(messageId);
  const [reason, setReason] = useState<ReportReason>(MESSAGE_REPORT_REASONS[0]);
  const [note, setNote] = useState('');
  async function submit() {
    await report.mutateAsync({ reason, note: note.trim() });
    onClose();
    toast({ title: t('report.done'), description: t('report.doneText', { coach }) });
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('report.title')}
        description={t(isInCircle ? 'report.leadCircle' : 'report.lead', { coach })}
      >
        <Form onSubmit={submit} className="space-y-5">
          <FormField name="reason" label={t('report.reason')}>
            <Select
              value={reason}
              onChange={({ target }) =>
                setReason(MESSAGE_REPORT_REASONS.find((one) => one === target.value) ?? reason)
              }
            >
              {MESSAGE_REPORT_REASONS.map((one) => (
                <option key={one} value={one}>
                  {t(`report.reasons.${one}`)}
                </option>
              ))}
            </Select>
          </FormField>
          <FormField name="note" label={t('report.note', { coach })}>
            <Textarea
              value={note}
              maxLength={MESSAGE_REPORT_NOTE_LIMIT}
              onChange={({ target }) => setNote(target.value)}
            />
          </FormField>
          <FormMessage />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" pending={report.isPending}>
              {t('report.send')}
            </Button>
            <DialogClose className={buttonStyle({ variant: 'ghost' })}>{t('cancel')}</DialogClose>
          </div>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
