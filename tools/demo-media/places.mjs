import { fileURLToPath } from 'node:url';

/** A path in the backend's demo content, which is what these scripts make. */
export const inDemo = (path) => fileURLToPath(new URL(`../../backend/src/demo/${path}`, import.meta.url));
