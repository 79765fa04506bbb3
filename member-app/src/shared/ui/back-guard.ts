/**
 * Asks the page with a `before-back` event before the router handles a step through the history. Must listen before the
 * router, because a window calls its listeners in order of registration, capturing or not.
 */
export const listenBeforeRouter = (): void =>
  addEventListener('popstate', (event) => {
    if (!dispatchEvent(new Event('before-back', { cancelable: true }))) event.stopImmediatePropagation();
  });
