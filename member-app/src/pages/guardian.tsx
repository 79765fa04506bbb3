import { useParams } from 'react-router-dom';
import { GuardianInvitation } from '../features/family';
import { useSession } from '../features/session';
import { useFreshSignIn } from '../features/settings';

export function Component() {
  const { token = '' } = useParams();
  const { data: person } = useSession();
  const { run, dialog } = useFreshSignIn(person?.email ?? '');
  return (
    <div className="page-width max-w-2xl py-10 lg:py-16">
      <GuardianInvitation token={token} freshly={run} />
      {dialog}
    </div>
  );
}
