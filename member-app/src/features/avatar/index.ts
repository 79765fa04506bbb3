/** A person's picture: chosen, cropped, sent and taken away. */
export { AvatarEditor } from './avatar-editor';
