import BadgeCheck from 'lucide-react/icons/badge-check';
import Download from 'lucide-react/icons/download';
import LinkIcon from 'lucide-react/icons/link';
import { useSite } from '../../shared/site/site';
import { Button, buttonStyle } from '../../shared/ui/button';
import { toast } from '../../shared/ui/toast-store';
import { certificatePdf } from './api';
import { certificateTexts as texts } from './texts';

/** How anyone can verify the certificate, and the links to download and share it. */
export function CertificateActions({ code }: { code: string }) {
  const { place } = useSite();
  return (
    <div className="mt-8 flex flex-col items-center gap-6 text-center print:hidden">
      <p className="max-w-prose text-ink-soft">
        <BadgeCheck aria-hidden className="mr-1.5 inline size-5 align-text-bottom text-evergreen" />
        <strong className="text-ink">{texts.genuine}</strong> {texts.code(code, place.name)}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <a href={certificatePdf(code)} download className={buttonStyle()}>
          <Download aria-hidden />
          {texts.download}
        </a>
        <Button variant="secondary" onClick={() => void copyAddress()}>
          <LinkIcon aria-hidden />
          {texts.copy}
        </Button>
      </div>
    </div>
  );
}

async function copyAddress() {
  await navigator.clipboard.writeText(window.location.href);
  toast(texts.copied);
}
