import type { Language } from '../../../kernel/languages.js';
import type { Cents } from '../../../kernel/money.js';
import { rawText, say, type Values } from '../../../platform/words/catalogues.js';
import { dayOf, isSameClock, momentOf, moneyOf, hourOf, placeOf } from '../../../platform/words/formats.js';
import type { MailKind } from '../kinds/mail-kinds.js';

/** A time in its reader's time zone, and the other person of the meeting. */
export interface Told {
  startsAt: Date;
  timeZone: string;
  other?: { name: string; timeZone: string };
}

/** Words that fill an email, in the language of its reader. */
export class MailWords {
  constructor(
    readonly language: Language,
    private readonly kind?: MailKind,
  ) {}

  of(kind: MailKind): MailWords {
    return new MailWords(this.language, kind);
  }

  /** Returns a text of this kind of email. */
  say(key: string, values?: Values): string {
    return say(this.language, 'mails', `templates.${this.kind}.values.${key}`, values);
  }

  /** Returns a text of this kind of email that may be missing, for values named elsewhere. */
  sayIfKnown(key: string): string | undefined {
    return rawText(this.language, 'mails', `templates.${this.kind}.values.${key}`);
  }

  /** Returns a text shared by several kinds of email. */
  shared(key: string, values?: Values): string {
    return say(this.language, 'mails', `shared.${key}`, values);
  }

  /** Returns a text of the frame around every email. */
  frame(key: string, values?: Values): string {
    return say(this.language, 'mails', `frame.${key}`, values);
  }

  inQuotes(titles: readonly string[]): string {
    return titles.map((words) => this.shared('quoted', { words })).join(', ');
  }

  /** Titles short enough for a subject line: the first, and the number of the others. */
  inShort([first = '', ...more]: readonly string[]): string {
    const title = this.inQuotes([first]);
    return more.length === 0 ? title : this.shared('and', { first: title, more: more.length });
  }

  /** A person with their address, if there is one; without a person, says that the account is gone. */
  person(person: { name: string; email: string | null } | undefined): string {
    if (!person) return this.shared('goneAtStart');
    const { name, email } = person;
    return email === null ? name : this.shared('person', { name, email });
  }

  /** Formats a time, in UTC unless a time zone is given. */
  day(iso: string, timeZone?: string): string {
    return dayOf(new Date(iso), this.language, timeZone);
  }

  moment(moment: Date, timeZone: string): string {
    return momentOf(moment, timeZone, this.language);
  }

  /** The same time in the other person's time zone; empty if the zones are the same, or there is no other person. */
  forOther({ startsAt, timeZone, other }: Told): string {
    if (!other || isSameClock(startsAt, timeZone, other.timeZone)) return '';
    return this.shared('forOther', { name: other.name, when: this.moment(startsAt, other.timeZone) });
  }

  /** A daily hour in the time zone of a location: `8:00 AM (London)`. */
  hour(hour: number, timeZone: string): string {
    return this.shared('hour', { hour: hourOf(hour, this.language), zone: placeOf(timeZone) });
  }

  money(cents: Cents, currency: string): string {
    return moneyOf(cents, currency, this.language);
  }
}
