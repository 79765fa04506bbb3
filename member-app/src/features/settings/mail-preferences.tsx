import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../shared/api/refusal';
import { ErrorState } from '../../shared/ui/error-state';
import { Skeleton } from '../../shared/ui/skeleton';
import { type OptionalMail, usePreferences, useSetPreference } from './preferences.api';
import { Section } from './section';
import { Toggle } from '../../shared/ui/toggle';

/** Mails that nobody can leave. */
const ESSENTIAL = ['receipts', 'security'] as const;

export function MailPreferences() {
  const { t } = useTranslation('preferences');
  return (
    <Section title={t('notifications.title')} lead={t('notifications.lead')}>
      <PreferenceTable />
    </Section>
  );
}

function PreferenceTable() {
  const { t } = useTranslation('preferences');
  const { data: preferences, isPending, isFetching, refetch } = usePreferences();
  const { mutate, variables, isPending: saving, isSuccess, error } = useSetPreference();
  if (isPending) {
    return (
      <section aria-busy aria-label={t('notifications.loading')}>
        <Skeleton className="h-72" />
      </section>
    );
  }
  if (!preferences) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  return (
    <>
      <div className="rounded-lg border border-line bg-surface">
        <table className="w-full">
          <thead>
            <tr className="text-left text-sm text-ink-soft">
              <th scope="col" className="px-5 py-3 font-semibold">
                {t('notifications.kind')}
              </th>
              <th scope="col" className="px-5 py-3 text-right font-semibold whitespace-nowrap">
                {t('notifications.byEmail')}
              </th>
            </tr>
          </thead>
          <tbody>
            {preferences.map(({ kind, email }) => (
              <Row
                key={kind}
                id={`mail-${kind}`}
                name={t(`notifications.kinds.${kind}.name`)}
                text={t(`notifications.kinds.${kind}.text`)}
              >
                <Toggle
                  labelledBy={`mail-${kind}`}
                  checked={wanted(kind, email, saving ? variables : undefined)}
                  disabled={saving}
                  onChange={(checked) => mutate({ kind, email: checked })}
                />
              </Row>
            ))}
            {ESSENTIAL.map((kind) => (
              <Row
                key={kind}
                name={t(`notifications.essential.${kind}.name`)}
                text={t(`notifications.essential.${kind}.text`)}
              >
                <span className="text-sm font-medium text-ink-soft">{t('notifications.always')}</span>
              </Row>
            ))}
          </tbody>
        </table>
      </div>
      <output className="mt-3 block text-sm font-medium text-evergreen-strong">
        {isSuccess && t('notifications.saved')}
      </output>
      {error && (
        <p role="alert" className="mt-3 text-sm font-medium text-danger">
          {refusalSentence(error)}
        </p>
      )}
    </>
  );
}

/** A choice is shown at once; if it could not be saved, it goes back. */
function wanted(
  kind: OptionalMail,
  email: boolean,
  pressed?: { kind: OptionalMail; email: boolean },
): boolean {
  return pressed?.kind === kind ? pressed.email : email;
}

function Row({ id, name, text, children }: { id?: string; name: string; text: string; children: ReactNode }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="px-5 py-4 text-left font-normal">
        <span id={id} className="block font-semibold">
          {name}
        </span>
        <span className="text-sm text-ink-soft">{text}</span>
      </th>
      <td className="px-5 py-4 text-right">{children}</td>
    </tr>
  );
}
