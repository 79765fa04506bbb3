import { MemberArea } from '../features/my-sanctum';
import { ProfilePage } from '../features/profile';

export const Component = () => (
  <MemberArea>
    <ProfilePage />
  </MemberArea>
);
