/** Who is using the app, shown or asked for by many screens. */
export { type Member, sessionKey, useSession, useSignOut } from './session';
