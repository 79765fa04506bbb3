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
    "aside",
    "pre",
    "ul",
    "ol",
    "li",
    "dl",
    "dt",
    "dd",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
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
    ],
    "h2": [
      "data-align"
    ],
    "h3": [
      "data-align"
    ],
    "h4": [
      "data-align"
    ],
    "p": [
      "data-align"
    ],
    "th": [
      "colspan",
      "rowspan"
    ],
    "td": [
      "colspan",
      "rowspan"
    ]
  },
  "values": {
    "href": "^(?:https://|mailto:|/(?![/\\\\])|#)",
    "start": "^\\d{1,4}$",
    "data-align": "^(?:center|right)$",
    "colspan": "^[1-9]\\d?$",
    "rowspan": "^[1-9]\\d?$"
  }
} as const;
