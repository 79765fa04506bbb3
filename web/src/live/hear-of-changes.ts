/** Milliseconds between polls, if the server is unreachable or something blocks the stream. */
const ASK_EVERY_MS = 15_000;
/** Largest age of a page's data for which the server still knows all changes, in milliseconds. */
const KEPT_MS = 10_000;
/** Milliseconds that a stream may take to open. */
const OPENS_WITHIN_MS = 2_000;

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

const read = ({ data }: MessageEvent<string>): unknown => JSON.parse(data);

/**
 * Shares one stream among all listeners of a page, because a browser allows few connections to a server across its
 * windows. A hidden window has no stream.
 */
class SharedStream {
  private readonly hearings = new Set<Hearing>();
  private source: EventSource | undefined;
  private asking: ReturnType<typeof setInterval> | undefined;
  private isHeard = false;
  /**
   * Last moment at which the page knew everything, by the device's clock, which also counts while it sleeps. Each
   * listener loads its data as it begins.
   */
  private knewAt = 0;

  constructor(private readonly url: string) {}

  /** Adds a listener. Returns a function that removes it. */
  add(hearing: Hearing): () => void {
    this.hearings.add(hearing);
    if (this.hearings.size === 1) {
      this.knewAt = Date.now();
      document.addEventListener('visibilitychange', this.look);
      this.look();
    }
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
    const sinceMs = Math.ceil(this.age) + OPENS_WITHIN_MS;
    const source = new EventSource(sinceMs > KEPT_MS ? this.url : `${this.url}?sinceMs=${sinceMs}`);
    this.source = source;
    source.addEventListener('ready', (event: MessageEvent<string>) => {
      // servers of the previous release don't send it
      const { coversMs = 0 } = read(event) as { coversMs?: number };
      if (this.age > coversMs) this.tellAll();
      this.hear();
    });
    source.addEventListener('changed', (event: MessageEvent<string>) => {
      this.hear();
      const said = read(event) as Said;
      for (const { topic, onChange } of this.hearings) if (topic === said.topic) onChange(said.id);
    });
    source.addEventListener('typing', (event: MessageEvent<string>) => {
      for (const { onTyping } of this.hearings) onTyping?.((read(event) as Said).id);
    });
    source.addEventListener('quiet', () => this.hear());
    source.addEventListener('error', () => {
      this.isHeard = false;
    });
  }

  private get age(): number {
    return Date.now() - this.knewAt;
  }

  private hear(): void {
    this.isHeard = true;
    this.knewAt = Date.now();
  }

  private tellAll(): void {
    this.knewAt = Date.now();
    for (const { onChange } of this.hearings) onChange();
  }

  private close(): void {
    clearInterval(this.asking);
    this.source?.close();
    this.source = undefined;
    this.isHeard = false;
  }

  private ask(): void {
    if (this.isHeard) return;
    this.tellAll();
    if (this.source?.readyState === EventSource.CLOSED) this.open();
  }
}

const streams = new Map<string, SharedStream>();

/**
 * Calls `onChange` whenever there may be news since now: for each reported change, when a stream begins so late that
 * changes could have been missed, and at intervals without a stream. Polling also renews an expired sign-in, which would
 * end a stream permanently. Returns a function that stops listening.
 */
export function hearOfChanges(url: string, hearing: Hearing): () => void {
  const stream = streams.get(url) ?? new SharedStream(url);
  streams.set(url, stream);
  return stream.add(hearing);
}
