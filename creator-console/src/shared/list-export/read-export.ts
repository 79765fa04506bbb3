import type { ListExport } from './list-export';

interface Wanted {
  sort: { field: string; order: string };
  filter: object;
}

interface Progress {
  signal: AbortSignal;
  /** Called again and again with how many lines have come. */
  onLines: (lines: number) => void;
}

/** The list as CSV, of all pages. Fails as a whole: half a list is none. */
export async function readExport(
  ask: ListExport['ask'],
  { sort, filter }: Wanted,
  { signal, onLines }: Progress,
): Promise<string> {
  const { data } = await ask(
    { sort: JSON.stringify([sort.field, sort.order]), filter: JSON.stringify(filter) },
    { parseAs: 'stream', signal },
  );
  // The mark at the beginning belongs to the file.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const reader = (data as ReadableStream<Uint8Array>).getReader();
  const parts: string[] = [];
  let lines = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const text = decoder.decode(piece.value, { stream: true });
    parts.push(text);
    lines += text.split('\n').length - 1;
    onLines(lines);
  }
  return parts.join('');
}
