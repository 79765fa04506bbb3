/** The cropped part of a picture, in its own pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

const QUALITY = 0.9;

/** Returns a JPEG of the part, at most this many pixels wide. Transparent parts get the color of paper. */
export async function cropPicture(url: string, part: Part, widest: number): Promise<Blob> {
  const { x, y, width, height } = part;
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const scale = Math.min(1, widest / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))),
      'image/jpeg',
      QUALITY,
    );
  });
}

/** A file as a data URL, which unlike a blob URL never has to be revoked. */
export const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.readAsDataURL(file);
  });

/** Formats that the server takes. When only these are accepted, phones convert their own format to one of them. */
export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp';

/** Returns a picture as a data URL, or undefined if this browser cannot show the file, whatever its name and type. */
export async function readPicture(file: Blob): Promise<string | undefined> {
  const picture = new Image();
  picture.src = await dataUrlOf(file).catch(() => '');
  return picture.decode().then(
    () => (picture.naturalWidth > 0 ? picture.src : undefined),
    () => undefined,
  );
}
