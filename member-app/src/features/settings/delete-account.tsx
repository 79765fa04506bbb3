import { ErrorState } from '../../shared/ui/error-state';
import { Skeleton } from '../../shared/ui/skeleton';
import type { Member } from '../session';
import { DeleteAccountDialog } from './delete-account-dialog';
import { DeletionNotice } from './deletion-notice';
import { useDeletion } from './privacy.api';
import { privacyTexts } from './privacy-texts';
import { Section } from './section';

const { deletion: texts } = privacyTexts;

export function DeleteAccount({ member }: { member: Member }) {
  return (
    <Section title={texts.title} lead={texts.lead}>
      {member.role === 'member' ? <State email={member.email} /> : <p>{texts.coach}</p>}
    </Section>
  );
}

function State({ email }: { email: string }) {
  const { data, isPending, isFetching, refetch } = useDeletion(true);
  if (isPending) {
    return (
      <section aria-busy aria-label={texts.loading}>
        <Skeleton className="h-11 w-56" />
      </section>
    );
  }
  if (!data) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  return data.erasesAt ? <DeletionNotice erasesAt={data.erasesAt} /> : <DeleteAccountDialog email={email} />;
}
