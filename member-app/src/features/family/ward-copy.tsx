import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../shared/api/refusal';
import { Button } from '../../shared/ui/button';
import { useRequestWardExport, useWardExport, type Ward, wardExportUrl } from './api';

/** Does what needs the password proved a moment ago, and asks for it where it was not. */
export type Freshly = (act: () => Promise<void>) => Promise<void>;

export function WardCopy({ ward, freshly }: { ward: Ward; freshly: Freshly }) {
  const { t } = useTranslation('family');
  const { data: file } = useWardExport(ward.id);
  const request = useRequestWardExport(ward.id);
  const [isActing, setActing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isReady = file?.state === 'ready';

  async function press() {
    setActing(true);
    setProblem(null);
    const act = isReady ? async () => location.assign(await wardExportUrl(ward.id)) : request;
    await freshly(act).catch((error: unknown) => setProblem(refusalSentence(error)));
    setActing(false);
  }

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        pending={isActing || file?.state === 'preparing'}
        onClick={() => void press()}
      >
        {isReady ? t('data.download') : file?.state === 'preparing' ? t('data.preparing') : t('data.request')}
      </Button>
      {problem !== null && (
        <p role="alert" className="w-full text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </>
  );
}
