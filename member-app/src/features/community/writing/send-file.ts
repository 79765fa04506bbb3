import { api, body } from '../../../shared/api/client';
import { putFile } from '../../../shared/api/put-file';

/** Sends a file for a post; answers what the post names it by. */
export async function sendFile(
  file: File,
  purpose: 'post' | 'post-file',
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
