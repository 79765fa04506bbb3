import type { MailKind } from '../kinds/mail-kinds.js';
import { readDetails } from '../templates/registry.js';
import type { MailWords } from '../templates/mail-words.js';
import type { MailTemplate, Message } from '../templates/template.js';
import type { Filling, MailToWrite, QueuedMail, Reader, Written } from './written.js';

interface Writing {
  kind: MailKind;
  write: (writer: object, mail: QueuedMail, reader: Reader) => Promise<Written | undefined>;
}

const writing = new WeakMap<object, Writing[]>();

/** Returns which methods of this provider write emails, from their metadata. */
export const writingOf = (provider: object): readonly Writing[] =>
  writing.get(Object.getPrototypeOf(provider) as object) ?? [];

/** Facts that a template is filled with. */
type FactsOf<Template extends MailTemplate> = Omit<Parameters<Template['write']>[1], 'name'> & {
  name?: string;
};

type WriterOf<Template extends MailTemplate> = (
  mail: MailToWrite<Template['kind']>,
  reader: Reader,
) => Promise<Filling<FactsOf<Template>> | undefined>;

/** Marks a method as the writer of a kind of email. The method returns undefined if the reason for the email is gone. */
export const Writes =
  <Template extends MailTemplate>(template: Template) =>
  <Method extends WriterOf<Template>>(
    owner: object,
    _name: string,
    { value: method }: TypedPropertyDescriptor<Method>,
  ): void => {
    const { kind } = template;
    // the compiler has checked the method's facts against the template's
    const filled: { write(words: MailWords, facts: object): Message } = template;
    const write: Writing['write'] = async (writer, mail, reader) => {
      const details = readDetails(kind, mail.details);
      const filling = await method?.call(
        writer,
        { ...mail, kind, details } as MailToWrite<Template['kind']>,
        reader,
      );
      if (!filling) return undefined;
      const { envelope: { words = reader.words, ...envelope } = {}, ...facts } = filling;
      const message = filled.write(words, { name: reader.name, ...facts });
      return { to: reader.email, ...envelope, language: words.language, message };
    };
    writing.set(owner, [...(writing.get(owner) ?? []), { kind, write }]);
  };
