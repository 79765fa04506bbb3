/** Time-based one-time passwords as authenticator apps make them: RFC 6238 with SHA-1, six digits, 30 seconds. */

const STEP_SECONDS = 30;
/** Steps that a device's clock may be off in either direction. */
const TOLERANCE = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 random bits (RFC 4226 §4) in base32. */
export function newTotpSecret(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => BASE32[byte % 32]).join('');
}

/** Content of the QR code. */
export function otpauthUrl(secret: string, place: string, account: string): string {
  const label = encodeURIComponent(`${place}:${account}`);
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(place)}&algorithm=SHA1&digits=6&period=${STEP_SECONDS}`;
}

export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / STEP_SECONDS);

/** The step of a code, if it is current and later than `after`, the last used step. */
export async function matchingStep(
  secret: string,
  code: string,
  now: Date,
  after: number,
): Promise<number | undefined> {
  const present = stepAt(now);
  for (let step = present - TOLERANCE; step <= present + TOLERANCE; step++) {
    if (step > after && (await codeAt(secret, step)) === code) return step;
  }
  return undefined;
}

/** RFC 4226 §5.3: HMAC of the counter, truncated to six digits. */
export async function codeAt(secret: string, step: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const key = await crypto.subtle.importKey(
    'raw',
    fromBase32(secret),
    { name: 'HMAC', hash: 'SHA-1' },
    false,
    ['sign'],
  );
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter));
  const offset = mac.getUint8(mac.byteLength - 1) & 0x0f;
  const number = mac.getUint32(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}
