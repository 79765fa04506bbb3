// Fields of requests and responses: each decorator states type, limits and meaning once, for contract and validator.
export { MayBeMissing, MayBeNull } from './described.js';
export { ListOf, Nested } from './objects.js';
export { PersonName, Text, Texts, WithoutAddress } from './text.js';
export {
  CalendarDay,
  Choice,
  Choices,
  Decimal,
  Flag,
  Id,
  Ids,
  Moment,
  TimeZone,
  Whole,
  ZonedMoment,
} from './values.js';
