import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/lib/format';
import { Illustration } from '../../../shared/ui/illustration';
import type { Member } from '../../session';

/** Greets the coach, whose pages are in the console. */
export function Greeting({ member }: { member: Member }) {
  const { t } = useTranslation('my-sanctum');
  return (
    <div className="relative flex items-center justify-between gap-8 overflow-hidden rounded-xl bg-sunken px-6 py-7 sm:px-10 sm:py-9">
      <div className="min-w-0">
        <p className="eyebrow">{t('title')}</p>
        <h1 className="mt-3 text-3xl wrap-anywhere">{t('greeting', { name: firstName(member.name) })}</h1>
        <p className="mt-2 text-ink-soft sm:text-lg">{t('lead')}</p>
        <p className="mt-3 text-sm text-ink-soft">{t('since', { date: formatDate(member.joinedAt) })}</p>
      </div>
      <Illustration name="sprout" className="-my-4 w-40 shrink-0 text-evergreen max-sm:hidden" />
    </div>
  );
}

const firstName = (name: string) => name.split(' ')[0] ?? name;
