// Ours, because only the forms know which limits of the contract they need, and under which name.
/** Choices and limits of forms, under the names the apps know them by. */
const CHOICES = {
  COUNTRIES: ({ Country }) => Country.enum,
  CURRENCIES: ({ Currency }) => Currency.enum,
  COURSE_CATEGORIES: ({ NewCourseRequest }) => NewCourseRequest.properties.category.enum,
  DIGITAL_FILE_CATEGORIES: ({ NewDigitalFileRequest }) => NewDigitalFileRequest.properties.category.enum,
  TOPICS: ({ EditProductRequest }) => EditProductRequest.properties.tags.items.enum,
  LEAST_PRICE: ({ EditProductRequest }) => EditProductRequest.properties.price['x-minimum'],
  PRODUCT_LIMITS: ({ EditProductRequest }) => maxLengthsOf(EditProductRequest),
  MOST_PREVIEWS: ({ EditProductRequest }) => EditProductRequest.properties.previewUrls.maxItems,
  MAILING_TEMPLATE_NAME_LIMIT: ({ MailingTemplateRequest }) =>
    MailingTemplateRequest.properties.name.maxLength,
  OFFER_LIMITS: ({ OfferRequest }) => ({ ...maxLengthsOf(OfferRequest), ...maximaOf(OfferRequest) }),
  QUESTION_LIMITS: ({ ProductQuestionWords }) => maxLengthsOf(ProductQuestionWords),
  STUDENT_LIMITS: ({ EditMemberRequest }) => maxLengthsOf(EditMemberRequest),
  STUDENT_NOTE_LIMIT: ({ AddStudentNoteRequest }) => AddStudentNoteRequest.properties.note.maxLength,
  REASON_LIMIT: ({ ReasonRequest }) => ReasonRequest.properties.reason.maxLength,
  WARNING_LIMIT: ({ WarnRequest }) => WarnRequest.properties.text.maxLength,
  MUTE_REASON_LIMIT: ({ MuteRequest }) => MuteRequest.properties.reason.maxLength,
  MUTE_DURATIONS: ({ MuteDuration }) => MuteDuration.enum,
  MOST_SEEN_AT_ONCE: ({ SeenAnnouncementsRequest }) => SeenAnnouncementsRequest.properties.ids.maxItems,
  GIFT_NAME_LIMIT: ({ GiveInCartRequest }) => GiveInCartRequest.properties.recipientName.maxLength,
  FAMILY_ANSWER_LIMIT: ({ DeclinePurchaseRequest }) => DeclinePurchaseRequest.properties.answer.maxLength,
  STUDENT_CALL_NOTE_LIMIT: ({ NoteCallRequest }) => NoteCallRequest.properties.note.maxLength,
  GIFT_MESSAGE_LIMIT: ({ GiveInCartRequest }) => GiveInCartRequest.properties.message.maxLength,
  COUPON_CODE_LIMIT: ({ NewCouponRequest }) => NewCouponRequest.properties.code.maxLength,
  MAIL_TEXT_LIMITS: ({ MailTextsRequest }) => maxLengthsOf(MailTextsRequest),
  ANNOUNCEMENT_LIMITS: ({ AnnouncementRequest }) => maxLengthsOf(AnnouncementRequest),
  EVENT_LIMITS: ({ NewEventRequest, CancelEventRequest }) => ({
    ...maxLengthsOf(NewEventRequest),
    ...maximaOf(NewEventRequest),
    ...maxLengthsOf(CancelEventRequest),
  }),
  MOST_IN_SERIES: ({ RepeatsRequest }) => RepeatsRequest.properties.times.maximum,
  EVENT_RHYTHMS: ({ EventRhythm }) => EventRhythm.enum,
  POST_TAGS: ({ NewPostRequest }) => NewPostRequest.properties.tag.enum.filter((one) => one !== null),
  POST_LIMIT: ({ NewPostRequest }) => NewPostRequest.properties.text.maxLength,
  MOST_IMAGES: ({ NewPostRequest }) => NewPostRequest.properties.images.maxItems,
  MOST_POST_FILES: ({ NewPostRequest }) => NewPostRequest.properties.files.maxItems,
  IMAGE_ALT_LIMIT: ({ NewImageRequest }) => NewImageRequest.properties.alt.maxLength,
  COMMENT_LIMIT: ({ NewCommentRequest }) => NewCommentRequest.properties.text.maxLength,
  EMOJIS: ({ Emoji }) => Emoji.enum,
  REPORT_REASONS: ({ ReportReason }) => ReportReason.enum,
  REPORT_NOTE_LIMIT: ({ ReportRequest }) => ReportRequest.properties.note.maxLength,
  REVIEW_LIMIT: ({ WriteReviewRequest }) => WriteReviewRequest.properties.text.maxLength,
  REVIEW_ANSWER_LIMIT: ({ AnswerReviewRequest }) => AnswerReviewRequest.properties.answer.maxLength,
  MODERATION_REASON_LIMIT: ({ ModerationReasonRequest }) =>
    ModerationReasonRequest.properties.reason.maxLength,
  MESSAGE_LIMIT: ({ SendMessageRequest }) => SendMessageRequest.properties.text.maxLength,
  MOST_ASSIGNMENT_FILES: ({ AssignmentResponse }) => AssignmentResponse.properties.files.maxItems,
  MOST_ATTACHMENTS: ({ SendMessageRequest }) => SendMessageRequest.properties.attachments.maxItems,
  MESSAGE_REPORT_REASONS: ({ MessageReportReason }) => MessageReportReason.enum,
  MESSAGE_REPORT_NOTE_LIMIT: ({ ReportMessageRequest }) => ReportMessageRequest.properties.note.maxLength,
  SAVED_REPLY_LIMITS: ({ SavedReplyRequest }) => maxLengthsOf(SavedReplyRequest),
  SESSION_LIMITS: ({ GiveSessionsRequest }) => maximaOf(GiveSessionsRequest),
  GROUP_NAME_LIMIT: ({ NewGroupRequest }) => NewGroupRequest.properties.name.maxLength,
  CAPTION_LANGUAGES: ({ CaptionLanguage }) => CaptionLanguage.enum,
  CUE_LIMIT: ({ CaptionCueDto }) => CaptionCueDto.properties.text.maxLength,
};
const maxLengthsOf = ({ properties }) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, { maxLength }]) => (maxLength ? [[name, maxLength]] : [])),
  );
const maximaOf = ({ properties }) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, { maximum }]) => (maximum ? [[name, maximum]] : [])),
  );

/** Apart from the others: the first page of all needs these alone. */
const LANGUAGES = {
  LANGUAGES: ({ MeResponse }) => MeResponse.properties.language.enum.filter((one) => one !== null),
};

/** Apart, too: for the pages that show HTML of the coach. */
const RICH_TEXT = {
  RICH_TEXT: ({ LegalPageResponse }) => LegalPageResponse.properties.html['x-html'],
};

const constantsOf = (some, schemas) =>
  Object.entries(some).map(([name, read]) => {
    const value = read(schemas);
    if (value === undefined) throw new Error(`the contract says nothing for ${name}`);
    return `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
  });

/** Returns the text of each file of constants derived from the contract, by its path. */
export function choicesOf({ components: { schemas } }) {
  const text = (some) =>
    `// Generated from openapi.json; do not edit.\n${constantsOf(some, schemas).join('\n')}`;
  return {
    'openapi/src/choices.ts': text(CHOICES),
    'openapi/src/languages.ts': text(LANGUAGES),
    'openapi/src/rich-text.ts': text(RICH_TEXT),
  };
}
