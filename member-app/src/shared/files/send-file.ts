import { api, body } from '../api/client';
import { putFile } from '../api/put-file';

/** Uploads a file of a post, a message or an assignment, with its progress in percent; returns the name under which it is used. */
export const sendFile =
  (purpose: 'post' | 'post_file' | 'message' | 'assignment') =>
  async (file: File, onProgress: (percent: number) => void): Promise<string> => {
    const ticket = await body(
      api.POST('/api/objects/upload', {
        body: { fileName: file.name.slice(-200), mimeType: file.type, fileSize: file.size, purpose },
      }),
    );
    await putFile(ticket, file, onProgress);
    return ticket.storageUrl;
  };
