/** The person who uses the app; many screens show or need them. */
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
