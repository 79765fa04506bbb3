import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { isId } from '../../kernel/ids.js';
import { MAIL_ID_HEADER } from './message.js';

/** Max bytes read of an email: notices come first in it, and the returned email last. */
export const MOST_READ = 256 * 1024;
/** Max length of a server's diagnostic text, in characters. */
const LONGEST_DIAGNOSTIC = 300;

/** A delivery notice (RFC 3464) about one of our emails. */
export interface DeliveryReport {
  mailId: string;
  /** Recipients that the email will never reach. Empty if the email is only late, or was delivered. */
  failed: FailedRecipient[];
}

export interface FailedRecipient {
  /** Addresses as the servers name them, in lower case: the one the email was sent to, and the one it was forwarded to. */
  addresses: string[];
  /** Status code of RFC 3463, such as 5.1.1. */
  status: string;
  /** Diagnostic text of the last server; empty if it gave none. */
  diagnostic: string;
}

/** Reads a delivery notice. Undefined for any other email, or a notice about an email that is not ours. Never throws. */
export async function deliveryReportOf(source: Uint8Array): Promise<DeliveryReport | undefined> {
  const mail = await parsed(source);
  if (mail === undefined || !isReport(mail)) return undefined;
  const status = mail.attachments.find(({ mimeType }) =>
    /^message\/(global-)?delivery-status$/.test(mimeType),
  );
  const mailId = mailIdIn(mail.attachments);
  if (status === undefined || mailId === undefined) return undefined;
  return { mailId, failed: blocksOf(textOf(status)).flatMap(failedIn) };
}

const parsed = (source: Uint8Array): Promise<Email | undefined> =>
  PostalMime.parse(source.slice(0, MOST_READ), {
    forceRfc822Attachments: true,
    maxNestingDepth: 10,
  }).catch(() => undefined);

const isReport = ({ headers }: Email): boolean => {
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? '';
  return /^\s*multipart\/report\b/i.test(type) && /report-type\s*=\s*"?delivery-status\b/i.test(type);
};

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** Finds our email's id in the returned email: in our own header, or in the Message-ID as we wrote it. */
function mailIdIn(attachments: readonly Attachment[]): string | undefined {
  const returned = attachments.find(({ mimeType }) =>
    /^(message\/(global|rfc822)|(text|message)\/(rfc822|global)-headers)$/.test(mimeType),
  );
  const [headers] = returned === undefined ? [] : blocksOf(textOf(returned));
  const id =
    headers?.get(MAIL_ID_HEADER.toLowerCase()) ?? /<([^@>]+)@/.exec(headers?.get('message-id') ?? '')?.[1];
  return isId(id) ? id : undefined;
}

type Fields = ReadonlyMap<string, string>;

/** Parses groups of fields between empty lines, each field by its name in lower case; folded lines count as one. */
const blocksOf = (text: string): Fields[] =>
  text
    .trim()
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map(
      (block) =>
        new Map(
          block
            .replaceAll(/\r?\n[ \t]+/g, ' ')
            .split(/\r?\n/)
            .flatMap(fieldIn),
        ),
    );

const fieldIn = (line: string): [string, string][] => {
  const colon = line.indexOf(':');
  return colon < 1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]];
};

function failedIn(fields: Fields): FailedRecipient[] {
  if (fields.get('action')?.toLowerCase() !== 'failed') return [];
  const diagnostic = (fields.get('diagnostic-code') ?? '')
    .replace(/^[\w-]+;\s*/, '')
    .slice(0, LONGEST_DIAGNOSTIC);
  const addresses = ['original-recipient', 'final-recipient'].flatMap((name) => addressIn(fields.get(name)));
  return [{ addresses, status: statusOf(fields.get('status') ?? '', diagnostic), diagnostic }];
}

/** Reads the status. Exim always reports 5.0.0, and the server's own code is in the diagnostic text. */
const statusOf = (field: string, diagnostic: string): string => {
  const [given = '5.0.0'] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(field) ?? [];
  return given.endsWith('.0.0') ? (/\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(diagnostic)?.[0] ?? given) : given;
};

/** Reads the address in a field such as `rfc822; rosa@example.org`. */
const addressIn = (field = ''): string[] => {
  const [, address] = /^[\w-]+;\s*<?([^\s<>]+@[^\s<>]+)>?$/.exec(field) ?? [];
  return address === undefined ? [] : [address.toLowerCase()];
};
