import { Navigate } from 'react-router-dom';
import { Coaching } from '../features/my-sanctum';
import { SignedInOnly } from '../features/session';
import { paths } from '../shared/lib/paths';

/** For members; what the coach is shown instead stands in the member area. */
export const Component = () => (
  <div className="page-width py-10 lg:py-16">
    <SignedInOnly>
      {({ role }) =>
        role === 'creator' ? <Navigate to={paths.mySanctum} replace /> : <Coaching address="own" />
      }
    </SignedInOnly>
  </div>
);
