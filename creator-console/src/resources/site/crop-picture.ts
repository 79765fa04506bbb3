import type { Area } from 'react-easy-crop';

/** The site shows a portrait 960 points wide; half as much again leaves it something to sharpen from. */
const MOST_WIDE = 1440;
const QUALITY = 0.92;

/** A JPEG of a part of a picture, given in the picture's own pixels. What is transparent becomes white. */
export async function cropPicture(url: string, part: Area, name: string): Promise<File> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const scale = Math.min(1, MOST_WIDE / part.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(part.width * scale);
  canvas.height = Math.round(part.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing');
  const { width, height } = canvas;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height);
  const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (!bytes) throw new Error('The picture could not be written');
  return new File([bytes], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
}

/** Whether this browser can show it, whatever its name and type say. */
export async function isPicture(url: string): Promise<boolean> {
  const picture = new Image();
  picture.src = url;
  return picture.decode().then(
    () => picture.naturalWidth > 0,
    () => false,
  );
}
