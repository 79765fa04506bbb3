/** Milliseconds between polls, if the server is unreachable or something blocks the stream. */
const ASK_EVERY_MS = 15_000;

interface Hearing {
  /** Topic, as the stream names it. */
  topic: 'conversation' | 'post' | 'notification';
  /** Called with the id of the change; without one, anything may have changed. */
  onChange: (id?: string) => void;
  /** Called with the conversation in which someone is typing. */
  onTyping?: (conversationId: string) => void;
}

interface Said {
  topic: string;
  id: string;
}

/**
 * Shares one stream among all listeners of a page, because a browser allows few connections to a server across its
 * windows. A hidden window has no stream.
 */
class SharedStream {
  private readonly hearings = new Set<Hearing>();
  private source: EventSource | undefined;
  private asking: ReturnType<typeof setInterval> | undefined;
  private isHeard = false;

  constructor(private readonly url: string) {}

  /** Adds a listener. Returns a function that removes it. */
  add(hearing: Hearing): () => void {
    this.hearings.add(hearing);
    if (this.hearings.size === 1) {
      document.addEventListener('visibilitychange', this.look);
      this.look();
    } else if (this.isHeard) hearing.onChange();
    return () => {
      this.hearings.delete(hearing);
      if (this.hearings.size > 0) return;
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
    source.addEventListener('ready', () => {
      this.isHeard = true;
      for (const { onChange } of this.hearings) onChange();
    });
    source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      this.isHeard = true;
      const said = JSON.parse(data) as Said;
      for (const { topic, onChange } of this.hearings) if (topic === said.topic) onChange(said.id);
    });
    source.addEventListener('typing', ({ data }: MessageEvent<string>) => {
      for (const { onTyping } of this.hearings) onTyping?.((JSON.parse(data) as Said).id);
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

  private ask(): void {
    if (this.isHeard) return;
    for (const { onChange } of this.hearings) onChange();
    if (this.source?.readyState === EventSource.CLOSED) this.open();
  }
}

const streams = new Map<string, SharedStream>();

/**
 * Calls `onChange` whenever there may be news: when the server's stream starts or restarts, for each reported change,
 * and at intervals without a stream. Polling also renews an expired sign-in, which would end a stream permanently.
 * Returns a function that stops listening.
 */
export function hearOfChanges(url: string, hearing: Hearing): () => void {
  const stream = streams.get(url) ?? new SharedStream(url);
  streams.set(url, stream);
  return stream.add(hearing);
}
