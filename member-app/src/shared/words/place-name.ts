/** How the place is called, as the document says it; for texts, which are read before anything is shown. */
export const placeName: string =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? 'Sanctum';
