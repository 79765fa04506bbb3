import type { Schemas } from '@sanctum/openapi';
import { REPORT_NOTE_LIMIT, REPORT_REASONS } from '@sanctum/openapi/choices';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client';
import { useCoach } from '../site/site';
import { ReportForm } from './report-form';

type ReportedKind = 'posts' | 'comments' | 'reviews';

interface ReportDialogProps {
  of: ReportedKind;
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Reports something to the coach only. */
export function ReportDialog({ of, id, ...dialog }: ReportDialogProps) {
  const { t } = useTranslation('report');
  const { firstName: coach } = useCoach();
  return (
    <ReportForm
      {...dialog}
      words={{
        title: t(`title.${of}`),
        lead: t('lead', { coach }),
        reason: t('reason'),
        note: t('note'),
        send: t('send'),
        cancel: t('cancel'),
        done: t('done'),
        doneText: t('doneText', { coach }),
      }}
      reasons={REPORT_REASONS}
      nameOf={(reason) => t(`reasons.${reason}`)}
      limit={REPORT_NOTE_LIMIT}
      report={useReport(of, id)}
    />
  );
}

/** Reports inappropriate content to the coach. */
function useReport(of: ReportedKind, id: string) {
  const params = { path: { id } };
  return useMutation({
    mutationFn: async (body: Schemas['ReportRequest']) => {
      if (of === 'posts') await api.POST('/api/community/posts/{id}/report', { params, body });
      else if (of === 'comments') await api.POST('/api/community/comments/{id}/report', { params, body });
      else await api.POST('/api/reviews/{id}/report', { params, body });
    },
  });
}
