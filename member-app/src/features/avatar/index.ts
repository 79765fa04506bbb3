/** A person's picture: chosen, cropped, uploaded and removed. */
export { AvatarEditor } from './avatar-editor';
