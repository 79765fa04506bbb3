/** The part of fontkit that is used; it has no types of its own. */
declare module 'fontkit' {
  interface Box {
    minX: number;
    minY: number;
    maxX: number;
    maxY: number;
  }
  interface Glyph {
    id: number;
    path: { toSVG(): string; bbox: Box };
  }
  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {
      glyphs: Glyph[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  }
  export function create(bytes: Buffer): Font;
}
