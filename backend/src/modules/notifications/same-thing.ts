const HEX = 16;
const VERSION_AND_VARIANT = 0xf000_c000_0000_0000_0000n;
const CUSTOM = 0x8000_8000_0000_0000_0000n;

/** Derives one stable id from two, for example for a course that a person completed. UUID version 8 (RFC 9562). */
export function sameThing(one: string, other: string): string {
  const mixed = (numberOf(one) ^ numberOf(other)) & ~VERSION_AND_VARIANT;
  const hex = (mixed | CUSTOM).toString(HEX).padStart(32, '0');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const numberOf = (id: string) => BigInt(`0x${id.replaceAll('-', '')}`);
