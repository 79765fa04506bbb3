import { api, body } from '../api/client';
import { putFile } from '../api/put-file';

/** Uploads a file of a post or a message, with its progress in percent; returns the name for the post or message. */
export const sendFile =
  (purpose: 'post' | 'post_file' | 'message') =>
  async (file: File, onProgress: (percent: number) => void): Promise<string> => {
    const ticket = await body(
      api.POST('/api/objects/upload', {
        body: { fileName: file.name.slice(-200), mimeType: file.type, fileSize: file.size, purpose },
      }),
    );
    await putFile(ticket, file, onProgress);
    return ticket.storageUrl;
  };
