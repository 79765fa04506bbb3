/** How often is asked while the server cannot tell by itself: it is away, or something on the way holds streams back. */
const ASK_EVERY_MS = 15_000;

export interface Hearing {
  /** What kind of thing is listened for, as the stream names it. */
  topic: 'conversation' | 'post';
  /** With the id of what has changed; without one, anything may have. */
  onChange: (id?: string) => void;
  /** With the conversation in which somebody is writing just now. */
  onTyping?: (conversationId: string) => void;
}

interface Said {
  topic: string;
  id: string;
}

/**
 * Calls `onChange` whenever there may be something new: when the stream of the server begins, also after a break, for each
 * change it tells of, and now and then while there is no stream. Asking also renews a sign-in that has run out, which ends a
 * stream for good. Returns how to stop.
 */
export function hearOfChanges(url: string, { topic, onChange, onTyping }: Hearing): () => void {
  let isHeard = false;
  let source = open();

  function open(): EventSource {
    const opened = new EventSource(url);
    opened.addEventListener('ready', () => {
      isHeard = true;
      onChange();
    });
    opened.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      isHeard = true;
      const said = JSON.parse(data) as Said;
      if (said.topic === topic) onChange(said.id);
    });
    opened.addEventListener('typing', ({ data }: MessageEvent<string>) =>
      onTyping?.((JSON.parse(data) as Said).id),
    );
    opened.addEventListener('error', () => {
      isHeard = false;
    });
    return opened;
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
