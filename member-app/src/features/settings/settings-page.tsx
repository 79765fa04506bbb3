import { LANGUAGE_NAMES, LANGUAGES } from '@sanctum/web/words/languages';
import ChevronRight from 'lucide-react/icons/chevron-right';
import LogOutIcon from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';
import type preferences from '../../../locales/en/preferences.json';
import { refusalSentence } from '../../shared/api/refusal';
import { PageTitle } from '../../shared/lib/page-title';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Button } from '../../shared/ui/button';
import { Field } from '../../shared/ui/field';
import { Select } from '../../shared/ui/input';
import { Refused } from '../../shared/ui/refused';
import { useLanguage } from '../language';
import { isMinor, type Member, SignedInOnly, useSignOut } from '../session';
import { ApiTokens } from './api-tokens/api-tokens';
import { MailPreferences } from './notifications/mail-preferences';
import { DataExport } from './privacy/data-export';
import { DeleteAccount } from './privacy/delete-account';
import { Profile } from './profile';
import { SecondFactor } from './second-factor/second-factor';
import { Section } from './shared/section';
import { Devices } from './sign-in/devices';
import { Email } from './sign-in/email';
import { Password } from './sign-in/password';
import { LevelVisibility, MessageSettings } from './visibility/visibility';

/** Shown as a tab of the member area. */
export function SettingsPage() {
  const { t } = useTranslation('settings');
  const { hash } = useLocation();
  return (
    <SignedInOnly>
      {(member) => {
        // mails that were sent while it was a section here
        if (hash === '#family') return <Navigate to={sanctumPaths.family} replace />;
        const sections = sectionsFor(member);
        return (
          <>
            <PageTitle>{t('title')}</PageTitle>
            <h1 className="mb-8 text-3xl">{t('title')}</h1>
            <div className="grid gap-x-12 xl:grid-cols-[11rem_1fr]">
              <SectionList ids={sections.map(([id]) => id)} />
              <div className="min-w-0">
                {member.role === 'member' && <FamilyLink />}
                {sections.map(([id, section]) => (
                  <div
                    key={id}
                    id={id}
                    ref={hash === `#${id}` ? show : null}
                    className="scroll-mt-4 first:*:border-t-0 first:*:pt-0"
                  >
                    {section}
                  </div>
                ))}
              </div>
            </div>
          </>
        );
      }}
    </SignedInOnly>
  );
}

/** Mails and the bell lead to a section, which is there only after the page was loaded. */
const show = (section: HTMLElement | null) => section?.scrollIntoView?.();

/** The sections of the page in their order. Nobody sees the level of a minor. The coach has no level, mail preferences or data export. */
function sectionsFor(member: Member): [SectionId, ReactNode][] {
  const isMember = member.role === 'member';
  return [
    ['profile', <Profile key="profile" member={member} />],
    ['language', <Language key="language" />],
    ...(isMember && !isMinor(member) ? [level(member)] : []),
    ['email', <Email key="email" member={member} />],
    ['password', <Password key="password" member={member} />],
    ['second-factor', <SecondFactor key="second-factor" member={member} />],
    ['devices', <Devices key="devices" />],
    ...(isMember ? mailsAndData(member) : []),
    ['api-tokens', <ApiTokens key="api-tokens" member={member} />],
    ['delete-account', <DeleteAccount key="delete" member={member} />],
    ['log-out', <LogOut key="log-out" />],
  ];
}

const level = (member: Member): [SectionId, ReactNode] => [
  'level',
  <LevelVisibility key="level" member={member} />,
];

const mailsAndData = (member: Member): [SectionId, ReactNode][] => [
  ['messages', <MessageSettings key="messages" />],
  ['mails', <MailPreferences key="mails" />],
  ['data', <DataExport key="data" member={member} />],
];

/** Leads to the family, which has a page of its own. */
function FamilyLink() {
  const { t } = useTranslation('settings');
  return (
    <Link
      to={sanctumPaths.family}
      className="group mb-10 flex max-w-2xl items-center justify-between gap-4 rounded-lg border border-line bg-surface px-5 py-4 transition-colors hover:border-evergreen"
    >
      <span>
        <span className="block font-semibold group-hover:text-evergreen">{t('family.title')}</span>
        <span className="text-sm text-ink-soft">{t('family.text')}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
    </Link>
  );
}

type SectionId = keyof typeof preferences.sections;

/** A list of the page's sections beside it on a wide screen; on a phone it is left out. */
function SectionList({ ids }: { ids: readonly SectionId[] }) {
  const { t } = useTranslation('preferences');
  return (
    <nav aria-label={t('nav')} className="max-xl:hidden">
      <ul className="sticky top-28 space-y-1 border-l border-line">
        {ids.map((id) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className="-ml-px block border-l-2 border-transparent py-1.5 pl-4 text-sm font-medium text-ink-soft hover:border-evergreen hover:text-evergreen"
            >
              {t(`sections.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LogOut() {
  const { t } = useTranslation('settings');
  const { mutate, isPending, error } = useSignOut();
  return (
    <Section title={t('logOut.title')} lead={t('logOut.lead')}>
      <Button variant="secondary" pending={isPending} onClick={() => mutate()}>
        <LogOutIcon aria-hidden />
        {t('logOut.submit')}
      </Button>
      <Refused error={error} isSmall className="mt-3" />
    </Section>
  );
}

function Language() {
  const { t } = useTranslation('settings');
  const { language, choose, isPending, error } = useLanguage();
  return (
    <Section title={t('language.title')} lead={t('language.lead')}>
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
