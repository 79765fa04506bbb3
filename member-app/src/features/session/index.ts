/** Who is using the app, shown or asked for by many screens. */
export {
  asksAge,
  isMinor,
  type Member,
  sessionKey,
  useSession,
  useSignOut,
  useWelcome,
} from './session';
export { SignedInOnly } from './signed-in-only';
