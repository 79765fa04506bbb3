import { ProfilePage } from '../features/profile';

export const Component = () => (
  <div className="page-width py-10 lg:py-14">
    <ProfilePage />
  </div>
);
