import { REPORT_NOTE_LIMIT, REPORT_REASONS } from '@sanctum/openapi/choices';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../../shared/api/refusal';
import { useCoach } from '../../../shared/site/site';
import { Alert } from '../../../shared/ui/alert';
import { Button, buttonStyle } from '../../../shared/ui/button';
import { Dialog, DialogClose, DialogContent } from '../../../shared/ui/dialog';
import { Field } from '../../../shared/ui/field';
import { Select } from '../../../shared/ui/select';
import { Textarea } from '../../../shared/ui/textarea';
import { toast } from '../../../shared/ui/toast-store';
import { type ReportReason, useReport } from '../shared/api';

interface ReportDialogProps {
  of: 'posts' | 'comments';
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Tells the coach, and nobody else. */
export function ReportDialog({ of, id, open, onOpenChange }: ReportDialogProps) {
  const { t } = useTranslation('feed');
  const { firstName: coach } = useCoach();
  const report = useReport(of, id);
  const [reason, setReason] = useState<ReportReason>(REPORT_REASONS[0]);
  const [note, setNote] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (report.isPending) return;
    report.mutate(
      { reason, note: note.trim() },
      {
        onSuccess: () => {
          onOpenChange(false);
          toast({ title: t('report.done'), description: t('report.doneText', { coach }) });
        },
      },
    );
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t(`report.title.${of}`)} description={t('report.lead', { coach })}>
        <form onSubmit={submit} className="space-y-5">
          <Field label={t('report.reason')}>
            <Select
              value={reason}
              onChange={({ target }) =>
                setReason(REPORT_REASONS.find((one) => one === target.value) ?? reason)
              }
            >
              {REPORT_REASONS.map((one) => (
                <option key={one} value={one}>
                  {t(`report.reasons.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('report.note')}>
            <Textarea
              value={note}
              maxLength={REPORT_NOTE_LIMIT}
              onChange={(event) => setNote(event.target.value)}
            />
          </Field>
          {report.isError && <Alert tone="danger">{refusalSentence(report.error)}</Alert>}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" pending={report.isPending}>
              {t('report.send')}
            </Button>
            <DialogClose className={buttonStyle({ variant: 'ghost' })}>{t('cancel')}</DialogClose>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
