// Generated from openapi.json; do not edit.
export const LANGUAGES = [
  "en",
  "es"
] as const;
