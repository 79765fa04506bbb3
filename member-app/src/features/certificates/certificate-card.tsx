import type { components } from '@sanctum/openapi';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../shared/lib/format';
import { useSite } from '../../shared/site/site';
import { Illustration } from '../../shared/ui/illustration';

type Certificate = components['schemas']['CertificateResponse'];

/** The certificate on the screen: the same words in the same order as on the PDF. */
export function CertificateCard({ certificate }: { certificate: Certificate }) {
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
