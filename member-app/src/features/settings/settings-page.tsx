import { LANGUAGE_NAMES, LANGUAGES } from '@sanctum/web/words/languages';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { refusalSentence } from '../../shared/api/refusal';
import { PageTitle } from '../../shared/lib/page-title';
import { paths } from '../../shared/lib/paths';
import type { SettingsPage as PageName } from '../../shared/lib/sanctum-paths';
import { Field } from '../../shared/ui/field';
import { Select } from '../../shared/ui/input';
import { useLanguage } from '../language';
import { isMinor, type Member, SignedInOnly } from '../session';
import { ApiTokens } from './api-tokens/api-tokens';
import { Notifications } from './notifications/notifications';
import { DataExport } from './privacy/data-export';
import { DeleteAccount } from './privacy/delete-account';
import { Profile } from './profile';
import { SecondFactor } from './second-factor/second-factor';
import { addressOf, pagesOf, settingsOf } from './setting-index';
import { PageCards, PageList, SettingsFinder } from './settings-finder';
import { Section } from './shared/section';
import { Devices } from './sign-in/devices';
import { Email } from './sign-in/email';
import { Password } from './sign-in/password';
import { useArrival } from './use-arrival';
import { LevelVisibility, MessageSettings } from './visibility/visibility';

/** A tab of the member area: the list of all pages, or one of them. */
export const SettingsPage = () => <SignedInOnly>{(member) => <OfMember member={member} />}</SignedInOnly>;

function OfMember({ member }: { member: Member }) {
  const { page } = useParams();
  const { hash } = useLocation();
  const name = pagesOf(member).find((one) => one === page);
  if (name) return <OnePage key={name} name={name} member={member} />;
  if (page !== undefined) return <Navigate to={paths.settings} replace />;
  const moved = addressOf(hash, member);
  return moved === undefined ? <Home member={member} /> : <Navigate to={moved} replace />;
}

function Home({ member }: { member: Member }) {
  const { t } = useTranslation('settings');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="mb-6 text-3xl">{t('title')}</h1>
      <SettingsFinder member={member}>
        <PageCards member={member} />
      </SettingsFinder>
    </>
  );
}

function OnePage({ name, member }: { name: PageName; member: Member }) {
  const { t } = useTranslation(['preferences', 'settings']);
  const page = useRef<HTMLDivElement>(null);
  useArrival(
    page,
    settingsOf(member).map(({ setting }) => setting),
  );
  return (
    <div className="grid gap-x-12 xl:grid-cols-[15rem_minmax(0,1fr)]">
      <PageTitle>{t(`pages.${name}.name`)}</PageTitle>
      <aside className="max-xl:hidden">
        <div className="sticky top-28">
          <SettingsFinder member={member}>
            <PageList member={member} />
          </SettingsFinder>
        </div>
      </aside>
      <div ref={page} className="min-w-0">
        <Link
          to={paths.settings}
          className="mb-2 inline-flex min-h-11 items-center gap-2 font-semibold text-ink-soft hover:text-evergreen xl:hidden"
        >
          <ArrowLeft aria-hidden className="size-5" />
          {t('settings:title')}
        </Link>
        <h1 className="mb-6 text-3xl">{t(`pages.${name}.name`)}</h1>
        {PAGES[name](member)}
      </div>
    </div>
  );
}

const PAGES: Record<PageName, (member: Member) => ReactNode> = {
  profile: (member) => (
    <>
      <Profile member={member} />
      <Language />
    </>
  ),
  'sign-in': (member) => (
    <>
      <Email member={member} />
      <Password member={member} />
      <SecondFactor member={member} />
      <Devices />
    </>
  ),
  notifications: (member) => <Notifications member={member} />,
  privacy: (member) => (
    <>
      {!isMinor(member) && <LevelVisibility member={member} />}
      <MessageSettings />
    </>
  ),
  data: (member) => (
    <>
      {member.role === 'member' && <DataExport member={member} />}
      <ApiTokens member={member} />
      <DeleteAccount member={member} />
    </>
  ),
};

function Language() {
  const { t } = useTranslation('settings');
  const { language, choose, isPending, error } = useLanguage();
  return (
    <Section id="language" title={t('language.title')} lead={t('language.lead')}>
      <Field label={t('language.label')} error={error ? refusalSentence(error) : undefined}>
        <Select
          value={language}
          disabled={isPending}
          onChange={({ target }) => choose(target.value as (typeof LANGUAGES)[number])}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {LANGUAGE_NAMES[one]}
            </option>
          ))}
        </Select>
      </Field>
    </Section>
  );
}
