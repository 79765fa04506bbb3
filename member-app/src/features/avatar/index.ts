/** A person's picture: chosen, cropped, sent and removed. */
export { AvatarEditor } from './avatar-editor';
