import { useParams } from 'react-router-dom';
import { GuardianInvitation } from '../features/family';

export function Component() {
  const { token = '' } = useParams();
  return (
    <div className="page-width max-w-2xl py-10 lg:py-16">
      <GuardianInvitation token={token} />
    </div>
  );
}
