import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { isRefusal } from '../../shared/api/refusal';
import { PageTitle } from '../../shared/lib/page-title';
import { loginPath, registerPath } from '../../shared/lib/paths';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';
import { Illustration } from '../../shared/ui/illustration';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { Refused } from '../../shared/ui/refused';
import { useSession } from '../session';
import { useAcceptInvitation, useInvitation } from './api';
import type { Freshly } from './ward-account';

interface InvitationProps {
  token: string;
  freshly: Freshly;
}

/**
 * Invitation behind a link: names the daughter, explains what a guardian does, and is accepted with an account of
 * one's own.
 */
export function GuardianInvitation({ token, freshly }: InvitationProps) {
  const { t } = useTranslation('family');
  const query = useInvitation(token);
  const { data: invitation } = query;
  return (
    <>
      <PageTitle>{t('invitation.page')}</PageTitle>
      {invitation ? (
        <Card className="space-y-5 p-6 text-center sm:p-10">
          <Illustration name="cups" className="mx-auto w-28 text-evergreen" />
          <h1 className="text-3xl wrap-anywhere">{t('invitation.title', invitation)}</h1>
          <p>{t('invitation.text', invitation)}</p>
          <p>{t('invitation.next', invitation)}</p>
          <Answer token={token} freshly={freshly} />
        </Card>
      ) : (
        <NotLoaded
          query={query}
          skeleton={<Skeletons label={t('loading')} of={['h-60 rounded-lg']} />}
          reason={
            isRefusal(query.error, 'link_invalid') && (
              <EmptyState
                level={1}
                picture="fallen-leaf"
                title={t('invitation.unknown.title')}
                description={t('invitation.unknown.text')}
                action={<ButtonLink to={sanctumPaths.family}>{t('invitation.family')}</ButtonLink>}
              />
            )
          }
        />
      )}
    </>
  );
}

function Answer({ token, freshly }: InvitationProps) {
  const { t } = useTranslation('family');
  const { data: person } = useSession();
  const { pathname } = useLocation();
  const acceptNow = useAcceptInvitation(token);
  const [isAccepted, setAccepted] = useState(false);
  const accept = useMutation({
    mutationFn: () =>
      freshly(async () => {
        await acceptNow();
        setAccepted(true);
      }),
  });
  if (isAccepted) return <Navigate to={sanctumPaths.family} replace />;
  if (!person) {
    return (
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={registerPath(pathname)}>{t('invitation.register')}</ButtonLink>
        <ButtonLink variant="secondary" to={loginPath(pathname)}>
          {t('invitation.signIn')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      <Refused error={accept.error} />
      <Button size="lg" pending={accept.isPending} onClick={() => accept.mutate()}>
        {t('invitation.accept')}
      </Button>
    </>
  );
}
