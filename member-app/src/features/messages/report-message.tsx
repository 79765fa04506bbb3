import { MESSAGE_REPORT_NOTE_LIMIT, MESSAGE_REPORT_REASONS } from '@sanctum/openapi/choices';
import { useTranslation } from 'react-i18next';
import { ReportForm } from '../../shared/reporting/report-form';
import { useCoach } from '../../shared/site/site';
import { useReportMessage } from './api';

interface ReportMessageProps {
  messageId: string;
  /** True in a circle, whose chat the coach can read anyway. */
  isInCircle: boolean;
  onClose: () => void;
}

/** Reports a message to the coach, and first explains what the coach will be able to read. */
export function ReportMessage({ messageId, isInCircle, onClose }: ReportMessageProps) {
  const { t } = useTranslation('messages');
  const { firstName: coach } = useCoach();
  return (
    <ReportForm
      words={{
        title: t('report.title'),
        lead: t(isInCircle ? 'report.leadCircle' : 'report.lead', { coach }),
        reason: t('report.reason'),
        note: t('report.note', { coach }),
        send: t('report.send'),
        cancel: t('cancel'),
        done: t('report.done'),
        doneText: t('report.doneText', { coach }),
      }}
      reasons={MESSAGE_REPORT_REASONS}
      nameOf={(reason) => t(`report.reasons.${reason}`)}
      limit={MESSAGE_REPORT_NOTE_LIMIT}
      report={useReportMessage(messageId)}
      open
      onOpenChange={(open) => !open && onClose()}
    />
  );
}
