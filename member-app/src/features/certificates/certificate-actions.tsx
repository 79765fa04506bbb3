import BadgeCheck from 'lucide-react/icons/badge-check';
import Download from 'lucide-react/icons/download';
import LinkIcon from 'lucide-react/icons/link';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../shared/site/site';
import { Button, buttonStyle } from '../../shared/ui/button';
import { toast } from '../../shared/ui/toast-store';
import { i18n } from '../../shared/words/i18n';
import { certificatePdf } from './api';

/** How anyone can verify the certificate, and the links to download and share it. */
export function CertificateActions({ code }: { code: string }) {
  const { t } = useTranslation('certificates');
  const { place } = useSite();
  return (
    <div className="mt-8 flex flex-col items-center gap-6 text-center print:hidden">
      <p className="max-w-prose text-ink-soft">
        <BadgeCheck aria-hidden className="mr-1.5 inline size-5 align-text-bottom text-evergreen" />
        <strong className="text-ink">{t('genuine')}</strong> {t('code', { code, place: place.name })}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <a href={certificatePdf(code)} download className={buttonStyle()}>
          <Download aria-hidden />
          {t('download')}
        </a>
        <Button variant="secondary" onClick={() => void copyAddress()}>
          <LinkIcon aria-hidden />
          {t('copy')}
        </Button>
      </div>
    </div>
  );
}

async function copyAddress() {
  await navigator.clipboard.writeText(window.location.href);
  toast({
    title: i18n.t('certificates:copied.title'),
    description: i18n.t('certificates:copied.description'),
  });
}
