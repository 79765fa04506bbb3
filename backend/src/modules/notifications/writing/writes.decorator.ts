import { readDetails } from '../kinds/mail-details.js';
import type { MailKind } from '../kinds/mail-kinds.js';
import type { MailToWrite, QueuedMail, Reader, Written } from './written.js';

interface Writing {
  kind: MailKind;
  write: (writer: object, mail: QueuedMail, reader: Reader) => Promise<Written | undefined>;
}

const writing = new WeakMap<object, Writing[]>();

/** Metadata of the methods of this provider that write emails. */
export const writingOf = (provider: object): readonly Writing[] =>
  writing.get(Object.getPrototypeOf(provider) as object) ?? [];

/** Marks a method as the writer of a kind of email. The method returns undefined if the reason for the email is gone. */
export const Writes =
  <Kind extends MailKind>(kind: Kind) =>
  <Method extends (mail: MailToWrite<Kind>, reader: Reader) => Promise<Written | undefined>>(
    owner: object,
    _name: string,
    { value: method }: TypedPropertyDescriptor<Method>,
  ): void => {
    const write: Writing['write'] = async (writer, mail, reader) =>
      method?.call(writer, { ...mail, kind, details: readDetails(kind, mail.details) }, reader);
    writing.set(owner, [...(writing.get(owner) ?? []), { kind, write }]);
  };
