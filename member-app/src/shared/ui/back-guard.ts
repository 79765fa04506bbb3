/**
 * Asks the page by a `before-back` event before the router learns of a step through the history. It begins to listen before the
 * router does: a window calls its listeners in the order in which they came, capturing or not.
 */
export const listenBeforeRouter = (): void =>
  addEventListener('popstate', (event) => {
    if (!dispatchEvent(new Event('before-back', { cancelable: true }))) event.stopImmediatePropagation();
  });
