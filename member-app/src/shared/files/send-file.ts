import { api, body } from '../api/client';
import { putFile } from '../api/put-file';

export type Purpose = 'post' | 'post-file' | 'message';

/** Sends a file of a post or a message, with its progress in percent; answers what the post or the message names it by. */
export async function sendFile(
  file: File,
  purpose: Purpose,
  onProgress: (percent: number) => void,
): Promise<string> {
  const ticket = await body(
    api.POST('/api/objects/upload', {
      body: { fileName: file.name.slice(-200), mimeType: file.type, size: file.size, purpose },
    }),
  );
  await putFile(ticket, file, onProgress);
  return ticket.storageUrl;
}
