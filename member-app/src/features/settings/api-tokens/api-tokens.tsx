import KeyRound from 'lucide-react/icons/key-round';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/lib/format';
import { Button } from '../../../shared/ui/button';
import { ConfirmButton } from '../../../shared/ui/confirm-dialog';
import { NotLoaded, Skeletons } from '../../../shared/ui/loading';
import type { Member } from '../../session';
import { Section } from '../shared/section';
import { type ApiToken, useApiTokens, useRevokeApiToken } from './api-tokens.api';
import { NewApiToken } from './new-api-token';

export function ApiTokens({ member }: { member: Member }) {
  const { t } = useTranslation('api-tokens');
  return (
    <Section id="api-tokens" title={t('title')} lead={t('lead')}>
      <div className="space-y-5">
        <Tokens />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <NewApiToken member={member} />
          <a href="/api/docs" className="font-medium text-evergreen underline underline-offset-4">
            {t('docs')}
          </a>
        </div>
      </div>
    </Section>
  );
}

function Tokens() {
  const { t } = useTranslation('api-tokens');
  const query = useApiTokens();
  const { data: tokens } = query;
  if (!tokens) return <NotLoaded query={query} skeleton={<Skeletons label={t('loading')} of={['h-20']} />} />;
  if (tokens.length === 0) return <p className="text-ink-soft">{t('none')}</p>;
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} />
      ))}
    </ul>
  );
}

function TokenRow({ token }: { token: ApiToken }) {
  const { t } = useTranslation('api-tokens');
  const { name, scopes, createdAt, lastUsedAt, expiresAt } = token;
  const times = [
    t('made', { date: formatDate(createdAt) }),
    lastUsedAt === null ? t('neverUsed') : t('lastUsed', { date: formatDate(lastUsedAt) }),
    t('expires', { date: formatDate(expiresAt) }),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <KeyRound aria-hidden className="size-6 shrink-0 text-evergreen" />
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">{times.join(' · ')}</p>
        <p className="mt-1 font-mono text-xs text-ink-soft">{scopes.join(' ')}</p>
      </div>
      <RevokeApiToken token={token} />
    </li>
  );
}

/** Revokes a token after a confirmation, because a program stops working. */
function RevokeApiToken({ token: { id, name } }: { token: ApiToken }) {
  const { t } = useTranslation('api-tokens');
  const revoke = useRevokeApiToken();
  return (
    <ConfirmButton
      button={
        <Button variant="secondary" size="sm" aria-label={t('revoke.of', { name })}>
          {t('revoke.button')}
        </Button>
      }
      title={t('revoke.title', { name })}
      description={t('revoke.description')}
      confirm={t('revoke.yes')}
      confirmVariant="primary"
      keep={t('revoke.no')}
      keepVariant="secondary"
      act={() => revoke.mutateAsync(id)}
    />
  );
}
