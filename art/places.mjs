import { fileURLToPath } from 'node:url';

const inProject = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** A path in the backend's demo content, which most of these scripts make. */
export const inDemo = (path) => inProject(`backend/src/demo/${path}`);

export const fontsOfTheMemberApp = inProject('member-app/src/app/fonts');
