/**
 * Asks the page by a `before-back` event before the router handles a step through the history. It must listen before
 * the router: a window calls its listeners in order of registration, capturing or not.
 */
export const listenBeforeRouter = (): void =>
  addEventListener('popstate', (event) => {
    if (!dispatchEvent(new Event('before-back', { cancelable: true }))) event.stopImmediatePropagation();
  });
