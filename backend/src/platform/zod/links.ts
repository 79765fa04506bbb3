import { z } from 'zod';

/**
 * Https links that lead where they seem to: browsers read `https:/x` or a name before an @ differently than people do.
 */
export const httpsUrl = z
  .string()
  .trim()
  .max(2000)
  .refine((url) => URL.canParse(url), 'must be a web address')
  .regex(/^https:\/\/[^\s\\/?#@\p{C}]+(?:[/?#][^\s\\\p{C}]*)?$/iu);

/** A page of this site: '/library', never '//elsewhere', '/\\elsewhere' or '/..//elsewhere'. */
const ownPage = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])[^\s\\\p{C}]*$/u)
  .refine((path) => !/\/\.{0,2}\//.test(path.replace(/[?#].*$/s, '')));

export const link = z
  .string()
  .max(2000)
  .refine((url) => [httpsUrl, ownPage].some((kind) => kind.safeParse(url).success), 'Invalid input')
  .overwrite((url) => url.trim())
  .describe('An https URL, or a path on this site, such as /library');

/** An https address of one domain or its subdomains, without a port or user name, in plain spelling. */
export const urlOf = (domain: string) => {
  const name = `(?:[a-z0-9-]+\\.)*${domain.replace('.', '\\.')}`;
  return httpsUrl
    .regex(new RegExp(`^https://${name}(?:[/?#]|$)`, 'i'), `must be an address of ${domain}`)
    .describe(`https URL on ${domain}`);
};
