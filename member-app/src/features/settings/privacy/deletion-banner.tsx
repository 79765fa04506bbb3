import { useSession } from '../../session';
import { useDeletion } from '../shared/api';
import { DeletionNotice } from './deletion-notice';

/** Shown above every page of the member area while a deletion is scheduled. */
export function DeletionBanner() {
  const { data: member } = useSession();
  const { data } = useDeletion(member?.role === 'member');
  if (!data?.erasesAt) return null;
  const { erasesAt, isKeptByGuardian } = data;
  return <DeletionNotice erasesAt={erasesAt} isKeptByGuardian={isKeptByGuardian} className="mb-6" />;
}
