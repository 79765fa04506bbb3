import Download from 'lucide-react/icons/download';
import PackageIcon from 'lucide-react/icons/package';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../../shared/api/refusal';
import { formatDate, formatFileSize } from '../../../shared/lib/format';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { NotLoaded, Skeletons } from '../../../shared/ui/loading';
import { Progress } from '../../../shared/ui/progress';
import { isMinor, type Member } from '../../session';
import { useFreshSignIn } from '../fresh-sign-in/fresh-sign-in';
import { type DataExport as Export, exportUrl, useDataExport, usePrepareExport } from '../shared/api';
import { Section } from '../shared/section';

export function DataExport({ member }: { member: Member }) {
  const { t } = useTranslation('privacy');
  return (
    <Section id="data" title={t('dataExport.title')} lead={t('dataExport.lead')}>
      <p className="mb-5 text-ink-soft">
        {t('dataExport.contents')}{' '}
        {isMinor(member) && member.guardians.length > 0 && t('dataExport.guardiansTold')}
      </p>
      <State email={member.email} />
    </Section>
  );
}

function State({ email }: { email: string }) {
  const { t } = useTranslation('privacy');
  const query = useDataExport();
  const { data } = query;
  const prepare = usePrepareExport();
  const { run, dialog } = useFreshSignIn(email);
  const [acting, setActing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const press = (act: () => Promise<void>) => async () => {
    setActing(true);
    setProblem(null);
    await run(act).catch((error: unknown) => setProblem(refusalSentence(error)));
    setActing(false);
  };
  if (!data)
    return (
      <NotLoaded query={query} skeleton={<Skeletons label={t('dataExport.loading')} of={['h-11 w-56']} />} />
    );
  return (
    <div className="space-y-5">
      <Notice of={data} />
      {data.state !== 'preparing' && (
        <div className="flex flex-wrap gap-3">
          {data.state === 'ready' && (
            <Button onClick={() => void press(download)()} pending={acting}>
              <Download aria-hidden />
              {t('dataExport.download')}
            </Button>
          )}
          <Button
            variant="secondary"
            pending={acting && data.state !== 'ready'}
            onClick={() => void press(async () => void (await prepare()))()}
          >
            <PackageIcon aria-hidden />
            {data.state === 'none' ? t('dataExport.prepare') : t('dataExport.again')}
          </Button>
        </div>
      )}
      {problem && <Alert tone="danger">{problem}</Alert>}
      {dialog}
    </div>
  );
}

/** The state of the export, announced as it changes. */
function Notice({ of: { state, progressPercent: percent, fileSize: size, expiresAt } }: { of: Export }) {
  const { t } = useTranslation('privacy');
  return (
    <div aria-live="polite">
      {state === 'preparing' && (
        <div className="rounded-md border border-line bg-surface px-5 py-4">
          <p className="font-semibold">{t('dataExport.preparing', { percent })}</p>
          <Progress value={percent} label={t('dataExport.preparing', { percent })} className="my-3" />
          <p className="text-sm text-ink-soft">{t('dataExport.mayLeave')}</p>
        </div>
      )}
      {state === 'ready' && (
        <Alert tone="success" title={t('dataExport.ready', { size: formatFileSize(size ?? 0) })}>
          {expiresAt && t('dataExport.keptUntil', { date: formatDate(expiresAt) })}
        </Alert>
      )}
      {state === 'failed' && (
        <Alert tone="danger" title={t('dataExport.failed')}>
          {t('dataExport.failedAdvice')}
        </Alert>
      )}
    </div>
  );
}

/** Downloads the file, which is sent as an attachment, so the page stays. */
async function download() {
  location.assign(await exportUrl());
}
