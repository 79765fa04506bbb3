import { MySanctum } from '../features/my-sanctum';
import { DeletionBanner } from '../features/settings';

export function Component() {
  return (
    <>
      <div className="page-width pt-6 empty:hidden">
        <DeletionBanner />
      </div>
      <MySanctum />
    </>
  );
}
