import { ProfilePage } from '../features/profile';

export function Component() {
  return (
    <div className="page-width py-10 lg:py-14">
      <ProfilePage />
    </div>
  );
}
