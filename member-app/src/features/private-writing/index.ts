/** Tells minors how a guardian could read their private writing. */
export { GuardianCouldRead } from './guardian-could-read';
export { guardianMaySignIn } from './guardian-may-sign-in';
