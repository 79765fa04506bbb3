import { useSession } from '../../session';
import { DeletionNotice } from './deletion-notice';
import { useDeletion } from './privacy.api';

/** Above every page of the member area while the account is about to be deleted; otherwise nothing. */
export function DeletionBanner() {
  const { data: member } = useSession();
  const { data } = useDeletion(member?.role === 'member');
  if (!data?.erasesAt) return null;
  const { erasesAt, isKeptByGuardian } = data;
  return <DeletionNotice erasesAt={erasesAt} isKeptByGuardian={isKeptByGuardian} className="mb-6" />;
}
