import { codeAt, matchingStep, newTotpSecret, otpauthUrl, stepAt } from './totp.js';

/** The secret of RFC 6238, appendix B, '12345678901234567890' in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('time-based codes', () => {
  test.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at second %d the code of RFC 6238 is %s', async (second, code) => {
    expect(await codeAt(SECRET, stepAt(at(second)))).toBe(code);
  });

  test('a code is accepted half a minute early and half a minute late, and no more', async () => {
    const code = await codeAt(SECRET, 100);
    const goodAt = async (step: number) => (await matchingStep(SECRET, code, at(step * 30), 0)) === 100;
    expect(await Promise.all([98, 99, 100, 101, 102].map(goodAt))).toEqual([false, true, true, true, false]);
  });

  test('a used step does not match again', async () => {
    expect(await matchingStep(SECRET, await codeAt(SECRET, 100), at(3000), 100)).toBeUndefined();
  });

  test('a new secret has 160 bits and fits into the address of a QR code', () => {
    const secret = newTotpSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(otpauthUrl(secret, 'Willow House', 'coach@example.org')).toBe(
      `otpauth://totp/Willow%20House%3Acoach%40example.org?secret=${secret}&issuer=Willow%20House&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
