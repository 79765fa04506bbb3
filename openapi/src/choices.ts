// Generated from openapi.json; do not edit.
export const COUNTRIES = [
  "AT",
  "AU",
  "BE",
  "BG",
  "CA",
  "CY",
  "CZ",
  "DE",
  "DK",
  "EE",
  "ES",
  "FI",
  "FR",
  "GB",
  "GR",
  "HR",
  "HU",
  "IE",
  "IN",
  "IS",
  "IT",
  "KR",
  "LI",
  "LT",
  "LU",
  "LV",
  "MT",
  "NL",
  "NO",
  "PL",
  "PT",
  "RO",
  "SE",
  "SI",
  "SK",
  "US",
  "other"
] as const;

export const CURRENCIES = [
  "usd",
  "eur",
  "gbp",
  "cad",
  "aud",
  "nzd",
  "chf",
  "sgd",
  "brl"
] as const;

export const COURSE_CATEGORIES = [
  "For Moms",
  "For Girls",
  "Private Coaching",
  "Group Coaching",
  "Digital Download"
] as const;

export const DIGITAL_FILE_CATEGORIES = [
  "Workbooks",
  "Guides",
  "Templates",
  "Resources",
  "Digital Download"
] as const;

export const TOPICS = [
  "For Mothers",
  "For Daughters",
  "Life Skills",
  "Spirituality",
  "Emotional Intelligence",
  "Relationships",
  "Growing Up",
  "Becoming a Woman",
  "Self-Discovery",
  "Confidence"
] as const;

export const LEAST_PRICE = "0.50" as const;

export const PRODUCT_LIMITS = {
  "title": 160,
  "summary": 300,
  "description": 10000,
  "duration": 60,
  "thumbnailAlt": 300,
  "price": 12,
  "thumbnailUrl": 2000
} as const;

export const MOST_PREVIEWS = 4 as const;

export const MAILING_TEMPLATE_NAME_LIMIT = 80 as const;

export const OFFER_LIMITS = {
  "name": 60,
  "price": 12,
  "accessDays": 3650,
  "instalments": 24,
  "trialDays": 90
} as const;

export const QUESTION_LIMITS = {
  "title": 200,
  "text": 2000
} as const;

export const STUDENT_LIMITS = {
  "username": 100,
  "email": 254,
  "phone": 40,
  "address": 200,
  "city": 100,
  "state": 100,
  "zipCode": 20,
  "country": 100
} as const;

export const STUDENT_NOTE_LIMIT = 5000 as const;

export const REASON_LIMIT = 500 as const;

export const WARNING_LIMIT = 500 as const;

export const MUTE_REASON_LIMIT = 500 as const;

export const MUTE_DURATIONS = [
  "1_day",
  "7_days",
  "30_days",
  "until_lifted"
] as const;

export const MOST_SEEN_AT_ONCE = 20 as const;

export const GIFT_NAME_LIMIT = 100 as const;

export const FAMILY_ANSWER_LIMIT = 200 as const;

export const STUDENT_CALL_NOTE_LIMIT = 900 as const;

export const GIFT_MESSAGE_LIMIT = 500 as const;

export const COUPON_CODE_LIMIT = 40 as const;

export const MAIL_TEXT_LIMITS = {
  "subject": 200,
  "heading": 200,
  "body": 5000,
  "button": 80,
  "footnote": 1000
} as const;

export const ANNOUNCEMENT_LIMITS = {
  "title": 120,
  "text": 3000
} as const;

export const EVENT_LIMITS = {
  "title": 120,
  "description": 3000,
  "timeZone": 64,
  "place": 300,
  "meetingUrl": 500,
  "durationSeconds": 604800,
  "capacity": 5000,
  "reason": 500
} as const;

export const MOST_IN_SERIES = 60 as const;

export const EVENT_RHYTHMS = [
  "weekly",
  "two_weeks",
  "monthly"
] as const;

export const POST_TAGS = [
  "gratitude",
  "small_wins",
  "advice",
  "together",
  "rituals",
  "reading"
] as const;

export const POST_LIMIT = 5000 as const;

export const MOST_IMAGES = 4 as const;

export const MOST_POST_FILES = 4 as const;

export const IMAGE_ALT_LIMIT = 300 as const;

export const COMMENT_LIMIT = 2000 as const;

export const EMOJIS = [
  "🌱",
  "💚",
  "🤗",
  "👏",
  "😊",
  "🙏"
] as const;

export const REPORT_REASONS = [
  "unkind",
  "private",
  "unsafe",
  "advertising",
  "other"
] as const;

export const REPORT_NOTE_LIMIT = 500 as const;

export const REVIEW_LIMIT = 2000 as const;

export const REVIEW_ANSWER_LIMIT = 2000 as const;

export const MODERATION_REASON_LIMIT = 500 as const;

export const MESSAGE_LIMIT = 4000 as const;

export const MOST_ASSIGNMENT_FILES = 5 as const;

export const MOST_ATTACHMENTS = 4 as const;

export const MESSAGE_REPORT_REASONS = [
  "unkind",
  "private",
  "unsafe",
  "advertising",
  "other"
] as const;

export const MESSAGE_REPORT_NOTE_LIMIT = 500 as const;

export const SAVED_REPLY_LIMITS = {
  "title": 80,
  "text": 4000
} as const;

export const SESSION_LIMITS = {
  "sessions": 100,
  "validDays": 3650
} as const;

export const GROUP_NAME_LIMIT = 80 as const;

export const CAPTION_LANGUAGES = [
  "en",
  "es",
  "ar",
  "bn",
  "da",
  "de",
  "el",
  "fi",
  "fr",
  "he",
  "hi",
  "it",
  "ja",
  "ko",
  "nl",
  "no",
  "pl",
  "pt",
  "ro",
  "ru",
  "sv",
  "tl",
  "tr",
  "uk",
  "ur",
  "vi",
  "zh"
] as const;

export const CUE_LIMIT = 1000 as const;
