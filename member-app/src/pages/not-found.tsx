export function Component() {
  return (
    <div className="page-width py-20">
      <h1 className="text-4xl">404 Page Not Found</h1>
      <p>Did you forget to add the page to the router?</p>
    </div>
  );
}
