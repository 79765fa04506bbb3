import sharp from 'sharp';
import type { Person } from './people.js';

interface Ticket {
  uploadURL: string;
  storageUrl: string;
  requiredHeaders: Record<string, string>;
}

/** A small real picture. */
export const aPicture = (width = 640, height = 480): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2f5d50' } })
    .png()
    .toBuffer();

/** Requests an upload ticket as the browser does. */
export async function aTicket(browser: Person['browser'], body: object): Promise<Ticket> {
  return (await browser.post('/api/objects/upload').send(body).expect(200)).body as Ticket;
}

/** Sends the bytes directly to the storage, as the browser does. */
export const sendTo = ({ uploadURL, requiredHeaders }: Ticket, bytes: Uint8Array): Promise<Response> =>
  fetch(uploadURL, { method: 'PUT', headers: requiredHeaders, body: Buffer.from(bytes) });

/** Uploads a file that is ready to be used, by default a picture for an avatar. */
export async function anUpload(
  browser: Person['browser'],
  { bytes, ...said }: { bytes?: Uint8Array; purpose?: string; mimeType?: string; fileName?: string } = {},
): Promise<string> {
  const sent = bytes ?? (await aPicture());
  const ticket = await aTicket(browser, {
    purpose: 'avatar',
    mimeType: 'image/png',
    fileSize: sent.length,
    ...said,
  });
  const { status } = await sendTo(ticket, sent);
  if (status !== 200) throw new Error(`the storage answered ${status}`);
  return ticket.storageUrl;
}

interface Multipart {
  uploadId: string;
  key: string;
}

/** Starts a multipart upload of a large video. */
export async function aMultipartUpload(
  browser: Person['browser'],
  body: object = { filename: 'video.mp4', type: 'video/mp4' },
): Promise<Multipart> {
  return (await browser.post('/api/s3/multipart').send(body).expect(200)).body as Multipart;
}

/** Sends one part and records it, as Uppy does. */
export async function sendPart(
  browser: Person['browser'],
  { uploadId, key }: Multipart,
  PartNumber: number,
  bytes: Uint8Array,
): Promise<{ PartNumber: number; ETag: string }> {
  const { body } = await browser
    .get(`/api/s3/multipart/${uploadId}/${PartNumber}`)
    .query({ key })
    .expect(200);
  const answer = await fetch((body as { url: string }).url, { method: 'PUT', body: Buffer.from(bytes) });
  if (!answer.ok) throw new Error(`the storage answered ${answer.status}`);
  return { PartNumber, ETag: answer.headers.get('etag') ?? '' };
}
