/** How often is asked while the server cannot tell by itself: it is away, or something on the way holds streams back. */
const ASK_EVERY_MS = 15_000;

/** What kind of thing has changed, as the server calls it; undefined: it may be anything. */
type OnChange = (topic?: string) => void;
type OnTyping = (conversationId: string) => void;

interface Hearer {
  onChange: OnChange;
  onTyping: OnTyping | undefined;
}

/**
 * One stream for all of a page that listen: a browser keeps few connections to a server, for all its windows together. A window that
 * nobody looks at has none.
 */
class SharedStream {
  private readonly hearers = new Set<Hearer>();
  private source: EventSource | undefined;
  private asking: ReturnType<typeof setInterval> | undefined;
  private isHeard = false;

  constructor(private readonly url: string) {}

  /** Returns how to stop. */
  add(hearer: Hearer): () => void {
    this.hearers.add(hearer);
    if (this.hearers.size === 1) {
      document.addEventListener('visibilitychange', this.look);
      this.look();
    } else if (this.isHeard) hearer.onChange();
    return () => {
      this.hearers.delete(hearer);
      if (this.hearers.size > 0) return;
      document.removeEventListener('visibilitychange', this.look);
      this.close();
    };
  }

  private readonly look = (): void => {
    if (document.hidden) this.close();
    else if (!this.source) {
      this.open();
      this.asking = setInterval(() => this.ask(), ASK_EVERY_MS);
    }
  };

  private open(): void {
    const source = new EventSource(this.url);
    this.source = source;
    source.addEventListener('ready', () => this.hear());
    source.addEventListener('changed', ({ data }: MessageEvent<string>) =>
      this.hear((JSON.parse(data) as { topic: string }).topic),
    );
    source.addEventListener('typing', ({ data }: MessageEvent<string>) => {
      for (const { onTyping } of this.hearers) onTyping?.((JSON.parse(data) as { id: string }).id);
    });
    source.addEventListener('error', () => {
      this.isHeard = false;
    });
  }

  private close(): void {
    clearInterval(this.asking);
    this.source?.close();
    this.source = undefined;
    this.isHeard = false;
  }

  private hear(topic?: string): void {
    this.isHeard = true;
    for (const { onChange } of this.hearers) onChange(topic);
  }

  private ask(): void {
    if (this.isHeard) return;
    for (const { onChange } of this.hearers) onChange();
    if (this.source?.readyState === EventSource.CLOSED) this.open();
  }
}

const streams = new Map<string, SharedStream>();

/**
 * Calls `onChange` whenever there may be something new: when the stream of the server begins, also after a break, for each
 * change it tells of, and now and then while there is no stream. Asking also renews a sign-in that has run out, which ends a
 * stream for good. `onTyping` hears in which conversation somebody is writing just now. Returns how to stop.
 */
export function hearOfChanges(url: string, onChange: OnChange, onTyping?: OnTyping): () => void {
  const stream = streams.get(url) ?? new SharedStream(url);
  streams.set(url, stream);
  return stream.add({ onChange, onTyping });
}
