/** The plain text of a mail as it came from SMTP (RFC 2045, RFC 5321 4.5.2). */
export function textOf(mail) {
  const lines = mail.replaceAll('\r\n..', '\r\n.');
  const [, boundary] = /^Content-Type: multipart\/[^;]*;\s*boundary="?([^"\s]+)/im.exec(lines) ?? [];
  const parts = boundary ? lines.split(`--${boundary}`) : [lines];
  const part = parts.find((each) => /^Content-Type: text\/plain/im.test(each)) ?? '';
  const headEnds = part.indexOf('\r\n\r\n', part.search(/^Content-Type: text\/plain/im));
  const [, coding = '7bit'] = /^Content-Transfer-Encoding: (\S+)/im.exec(part.slice(0, headEnds)) ?? [];
  return decode(part.slice(headEnds + 4), coding.toLowerCase());
}

function decode(text, coding) {
  if (coding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  if (coding !== 'quoted-printable') return text;
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
