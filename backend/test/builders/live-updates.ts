import type { Person } from './people.js';

/** Opens a stream as a browser does, whose data is this old, to read it event by event. */
export async function listen(url: string, { accessToken }: Person, sinceMs = 0) {
  const answer = await fetch(`${url}/api/live-updates?sinceMs=${sinceMs}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const next = async (): Promise<{ type: string; data: unknown } | undefined> => {
    for (;;) {
      const end = heard.indexOf('\n\n');
      if (end >= 0) {
        const fields = heard.slice(0, end);
        heard = heard.slice(end + 2);
        const type = /^event: (.*)$/m.exec(fields)?.[1];
        if (type) return { type, data: JSON.parse(/^data: (.*)$/m.exec(fields)![1]!) as unknown };
        continue;
      }
      const { done, value } = await reader.read();
      if (done) return undefined;
      heard += value;
    }
  };
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    next,
    close: () => reader.cancel(),
  };
}
