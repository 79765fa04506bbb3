// Generated from openapi.json; do not edit.
export const RICH_TEXT = {
  "elements": [
    "h2",
    "h3",
    "h4",
    "p",
    "br",
    "hr",
    "blockquote",
    "pre",
    "ul",
    "ol",
    "li",
    "dl",
    "dt",
    "dd",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "s",
    "sub",
    "sup",
    "mark",
    "code",
    "a"
  ],
  "attributes": {
    "a": [
      "href",
      "rel",
      "target"
    ],
    "ol": [
      "start"
    ]
  },
  "address": "^(?:https://|mailto:|/(?![/\\\\])|#)"
} as const;
