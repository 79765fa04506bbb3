/** The person who uses the app; many screens show or ask for them. */
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
