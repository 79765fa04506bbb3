export const NETWORKS = [
  'instagram',
  'facebook',
  'youtube',
  'linkedin',
  'tiktok',
  'pinterest',
  'spotify',
] as const;
export type Network = (typeof NETWORKS)[number];

/** The network that an address belongs to, by its domain; undefined for any other place. */
export function networkOf(url: string): Network | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname } = new URL(url);
  return NETWORKS.find((name) => hostname === `${name}.com` || hostname.endsWith(`.${name}.com`));
}
