import type { components } from '@sanctum/openapi';
import { REPORT_NOTE_LIMIT, REPORT_REASONS } from '@sanctum/openapi/choices';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client';
import { useCoach } from '../site/site';
import { Button, buttonStyle } from '../ui/button';
import { Dialog, DialogClose, DialogContent } from '../ui/dialog';
import { Form, FormField, FormMessage } from '../ui/form';
import { Select, Textarea } from '../ui/input';
import { toast } from '../ui/toast-store';

interface ReportDialogProps {
  of: ReportedKind;
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Tells the coach, and nobody else. */
export function ReportDialog({ of, id, open, onOpenChange }: ReportDialogProps) {
  const { t } = useTranslation('report');
  const { firstName: coach } = useCoach();
  const report = useReport(of, id);
  const [reason, setReason] = useState<Report['reason']>(REPORT_REASONS[0]);
  const [note, setNote] = useState('');

  async function submit() {
    await report.mutateAsync({ reason, note: note.trim() });
    onOpenChange(false);
    toast({ title: t('done'), description: t('doneText', { coach }) });
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t(`title.${of}`)} description={t('lead', { coach })}>
        <Form onSubmit={submit} className="space-y-5">
          <FormField name="reason" label={t('reason')}>
            <Select
              value={reason}
              onChange={({ target }) =>
                setReason(REPORT_REASONS.find((one) => one === target.value) ?? reason)
              }
            >
              {REPORT_REASONS.map((one) => (
                <option key={one} value={one}>
                  {t(`reasons.${one}`)}
                </option>
              ))}
            </Select>
          </FormField>
          <FormField name="note" label={t('note')}>
            <Textarea
              value={note}
              maxLength={REPORT_NOTE_LIMIT}
              onChange={(event) => setNote(event.target.value)}
            />
          </FormField>
          <FormMessage />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" pending={report.isPending}>
              {t('send')}
            </Button>
            <DialogClose className={buttonStyle({ variant: 'ghost' })}>{t('cancel')}</DialogClose>
          </div>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

type Report = components['schemas']['ReportRequest'];
type ReportedKind = 'posts' | 'comments' | 'reviews';

/** Tells the coach that something should not stand where others read it. */
function useReport(of: ReportedKind, id: string) {
  const params = { path: { id } };
  return useMutation({
    mutationFn: async (body: Report) => {
      if (of === 'posts') await api.POST('/api/community/posts/{id}/reports', { params, body });
      else if (of === 'comments') await api.POST('/api/community/comments/{id}/reports', { params, body });
      else await api.POST('/api/reviews/{id}/reports', { params, body });
    },
  });
}
