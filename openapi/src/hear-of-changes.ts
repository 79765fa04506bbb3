/** How often is asked while the server cannot tell by itself: it is away, or something on the way holds streams back. */
const ASK_EVERY_MS = 15_000;

/**
 * Calls `onChange` whenever there may be something new: when the stream of the server begins, also after a break, for each
 * change it tells of, and now and then while there is no stream. Asking also renews a sign-in that has run out, which ends a
 * stream for good. `onTyping` hears in which conversation somebody is writing just now. Returns how to stop.
 */
export function hearOfChanges(
  url: string,
  onChange: () => void,
  onTyping?: (conversationId: string) => void,
): () => void {
  let isHeard = false;
  let source = open();

  function open(): EventSource {
    const opened = new EventSource(url);
    opened.addEventListener('ready', hear);
    opened.addEventListener('changed', hear);
    opened.addEventListener('typing', ({ data }: MessageEvent<string>) =>
      onTyping?.((JSON.parse(data) as { id: string }).id),
    );
    opened.addEventListener('error', () => {
      isHeard = false;
    });
    return opened;
  }

  function hear(): void {
    isHeard = true;
    onChange();
  }

  const asking = setInterval(() => {
    if (isHeard) return;
    onChange();
    if (source.readyState === EventSource.CLOSED) source = open();
  }, ASK_EVERY_MS);

  return () => {
    clearInterval(asking);
    source.close();
  };
}
