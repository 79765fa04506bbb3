import { useSession } from '../../session';
import { DeletionNotice } from './deletion-notice';
import { useDeletion } from './privacy.api';

/** Above every page of the member area while the account is about to be deleted; otherwise nothing. */
export function DeletionBanner() {
  const { data: member } = useSession();
  const { data } = useDeletion(member?.role === 'member');
  if (!data?.erasesAt) return null;
  return <DeletionNotice erasesAt={data.erasesAt} className="mb-6" />;
}
