type Fetch = (request: Request) => Promise<Response>;

/**
 * Makes a fetch for both apps that notices when the coach must set up a second factor first. Until then every other
 * call is refused, so `lead` opens the page for it.
 */
export const createEnrolmentFetch =
  (fetch: Fetch, lead: () => void): Fetch =>
  async (request) => {
    const response = await fetch(request);
    if (response.status === 403 && (await codeOf(response)) === 'second_factor_required') lead();
    return response;
  };

async function codeOf(response: Response): Promise<unknown> {
  const problem: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : undefined;
}
