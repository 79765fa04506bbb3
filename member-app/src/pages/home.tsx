import { PageTitle } from '../shared/lib/page-title';

export function Component() {
  return (
    <>
      <PageTitle>{''}</PageTitle>
      <h1 className="page-width py-20 text-5xl">Welcome to Sanctum</h1>
    </>
  );
}
