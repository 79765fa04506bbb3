/** Who could come to read what is promised to be private. */
export { GuardianCouldRead } from './guardian-could-read';
export { guardianMaySignIn } from './guardian-may-sign-in';
