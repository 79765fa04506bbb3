export function Component() {
  return <h1 className="page-width py-20 text-5xl">Welcome to Sanctum</h1>;
}
