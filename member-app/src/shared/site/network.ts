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

/** Returns the network of an address, by its domain; undefined for any other site. */
export function networkOf(url: string): Network | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname } = new URL(url);
  return NETWORKS.find((name) => hostname === `${name}.com` || hostname.endsWith(`.${name}.com`));
}
