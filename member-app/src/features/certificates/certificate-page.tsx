import type { Schemas } from '@sanctum/openapi';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Download from 'lucide-react/icons/download';
import LinkIcon from 'lucide-react/icons/link';
import Share2 from 'lucide-react/icons/share-2';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../shared/api/client';
import { formatDay } from '../../shared/lib/format';
import { PageTitle } from '../../shared/lib/page-title';
import { paths } from '../../shared/lib/paths';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { useSite } from '../../shared/site/site';
import { Button, ButtonLink, buttonStyle } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Form, FormField } from '../../shared/ui/form';
import { Illustration } from '../../shared/ui/illustration';
import { Input } from '../../shared/ui/input';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { toast } from '../../shared/ui/toast-store';
import { i18n } from '../../shared/words/i18n';
import { certificatePdf, useCertificate } from './api';

type Certificate = Schemas['CertificateResponse'];

/** A certificate, visible to anyone with its code. */
export function CertificatePage({ code }: { code: string }) {
  const { t } = useTranslation('certificates');
  const query = useCertificate(code);
  const { data: certificate } = query;
  if (!certificate) {
    return (
      <NotLoaded
        query={query}
        skeleton={<Skeletons label={t('loading')} of={['aspect-[3/4] rounded-xl sm:aspect-[4/3]']} />}
        reason={
          query.error instanceof ApiError && query.error.status === 404 && <MissingCertificate typed={code} />
        }
      />
    );
  }
  return (
    <>
      <PageTitle>{t('titleOf', { course: certificate.courseTitle })}</PageTitle>
      <CertificateCard certificate={certificate} />
      <CertificateActions certificate={certificate} />
    </>
  );
}

/** Lets a person correct a code, which is easily mistyped from a printout. */
function MissingCertificate({ typed }: { typed: string }) {
  const { t } = useTranslation('certificates');
  const navigate = useNavigate();
  const check = async ({ code }: { code: string }) =>
    navigate(sanctumPaths.certificate(code.trim()), { replace: true });
  return (
    <>
      <PageTitle>{t('missing.title')}</PageTitle>
      <EmptyState
        level={1}
        picture="fallen-leaf"
        title={t('missing.title')}
        description={t('missing.text')}
        action={
          <Form isUnsaved={false} onSubmit={check} className="flex w-full max-w-sm flex-col gap-3 text-left">
            <FormField name="code" label={t('missing.label')} hint={t('missing.hint')} required>
              <Input defaultValue={typed} maxLength={40} autoComplete="off" spellCheck={false} />
            </FormField>
            <Button type="submit">{t('missing.check')}</Button>
          </Form>
        }
      />
    </>
  );
}

/** How to verify, share and download the certificate, with a link to its course. */
function CertificateActions({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const { place } = useSite();
  const { code, courseId, courseTitle, isCourseOffered } = certificate;
  return (
    <div className="mt-8 flex flex-col items-center gap-6 text-center print:hidden">
      <p className="max-w-prose text-ink-soft">
        <BadgeCheck aria-hidden className="mr-1.5 inline size-5 align-text-bottom text-evergreen" />
        <strong className="text-ink">{t('genuine')}</strong> {t('code', { code, place: place.name })}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {canShare() && (
          <Button onClick={() => void share(t('titleOf', { course: courseTitle }))}>
            <Share2 aria-hidden />
            {t('share')}
          </Button>
        )}
        <Button variant={canShare() ? 'secondary' : 'primary'} onClick={() => void copyAddress()}>
          <LinkIcon aria-hidden />
          {t('copy')}
        </Button>
        <a href={certificatePdf(code)} download className={buttonStyle({ variant: 'secondary' })}>
          <Download aria-hidden />
          {t('download')}
        </a>
      </div>
      {isCourseOffered && (
        <ButtonLink to={paths.course(courseId)} variant="link">
          {t('course')}
        </ButtonLink>
      )}
    </div>
  );
}

/** Returns whether the browser has its own share sheet, as phones and some browsers do. */
const canShare = () => 'share' in navigator;

async function share(title: string) {
  try {
    await navigator.share({ title, url: window.location.href });
  } catch {
    // The person has closed the sheet.
  }
}

async function copyAddress() {
  await navigator.clipboard.writeText(window.location.href);
  toast({
    title: i18n.t('certificates:copied.title'),
    description: i18n.t('certificates:copied.description'),
  });
}

/** The certificate on screen, with the same text as the PDF. */
function CertificateCard({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const { place } = useSite();
  const { name, courseTitle, coachName, completedOn } = certificate;
  return (
    <article className="rounded-xl border-2 border-evergreen bg-surface p-1.5">
      <div className="flex flex-col items-center rounded-lg border border-gold/70 px-5 py-10 text-center sm:px-14 sm:py-14">
        <Illustration name="branch" className="w-28 text-evergreen sm:w-36" />
        <h1 className="mt-4 font-serif text-xl text-clay">{t('title')}</h1>
        <p className="mt-8 text-ink-soft">{t('says')}</p>
        <p className="mt-2 font-serif text-4xl wrap-anywhere text-evergreen">{name}</p>
        <p className="mt-6 text-ink-soft">{t('walked')}</p>
        <p className="mt-2 font-serif text-2xl wrap-anywhere">{courseTitle}</p>
        <p className="mt-5 text-ink-soft">
          <time dateTime={completedOn}>{t('finished', { day: formatDay(completedOn) })}</time>
        </p>
        <p className="mt-10 border-b border-line-strong/60 px-8 pb-2 font-serif text-lg wrap-anywhere">
          {coachName}
        </p>
        <p className="mt-2 text-sm text-ink-soft">{t('for', { place: place.name })}</p>
      </div>
    </article>
  );
}
