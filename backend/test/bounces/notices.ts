/** Facts for notices as email servers write them, about the email with the id `mailId` to rosa@example.org. */
export interface NoticeFacts {
  mailId: string;
  address?: string;
}

/** Converts text to lines of an email as they are sent. */
export const asMail = (text: string): string => text.trimStart().replaceAll(/\r?\n/g, '\r\n');

export const postfix = ({ mailId, address = 'rosa@example.org' }: NoticeFacts): string =>
  asMail(`
Return-Path: <>
Received: by mail.sanctum.example (Postfix) id 4Zr1kR0xQz; Tue, 25 Nov 2031 10:02:11 +0000 (UTC)
Date: Tue, 25 Nov 2031 10:02:11 +0000 (UTC)
From: MAILER-DAEMON@mail.sanctum.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: maren@sanctum.example
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="4Zr1kQ5m0p.1764064931/mail.sanctum.example"
Content-Transfer-Encoding: 8bit
Message-Id: <4Zr1kR0xQz@mail.sanctum.example>

This is a MIME-encapsulated message.

--4Zr1kQ5m0p.1764064931/mail.sanctum.example
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mail.sanctum.example.

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients. It's attached below.

<${address}>: host mx.example.org[192.0.2.7] said: 550 5.1.1 <${address}>:
    Recipient address rejected: User unknown in virtual mailbox table (in reply
    to RCPT TO command)

--4Zr1kQ5m0p.1764064931/mail.sanctum.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.sanctum.example
X-Postfix-Queue-ID: 4Zr1kQ5m0p
X-Postfix-Sender: rfc822; maren@sanctum.example
Arrival-Date: Tue, 25 Nov 2031 10:02:10 +0000 (UTC)

Final-Recipient: rfc822; ${address}
Original-Recipient: rfc822;${address}
Action: failed
Status: 5.1.1
Remote-MTA: dns; mx.example.org
Diagnostic-Code: smtp; 550 5.1.1 <${address}>: Recipient address
    rejected: User unknown in virtual mailbox table

--4Zr1kQ5m0p.1764064931/mail.sanctum.example
Content-Description: Undelivered Message
Content-Type: message/rfc822
Content-Transfer-Encoding: 8bit

Return-Path: <maren@sanctum.example>
From: Maren <maren@sanctum.example>
To: ${address}
Subject: Hello
Message-ID: <${mailId}@sanctum.example>
Auto-Submitted: auto-generated
X-Sanctum-Mail: ${mailId}
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

Hello, how are you?

--4Zr1kQ5m0p.1764064931/mail.sanctum.example--
`);

export const postfixDelayed = (facts: NoticeFacts): string =>
  postfix(facts)
    .replace('Action: failed', 'Action: delayed')
    .replace('Status: 5.1.1', 'Status: 4.4.1')
    .replace('Undelivered Mail Returned to Sender', 'Delayed Mail (still being retried)')
    .replace(
      /Diagnostic-Code: .*\r\n.*\r\n/,
      'Diagnostic-Code: X-Postfix; connect to mx.example.org: Connection timed out\r\n',
    );

/** Exim always reports 5.0.0, and returns only the headers of a large email. */
export const exim = ({ mailId }: NoticeFacts): string =>
  asMail(`
Received: from Debian-exim by mail.sanctum.example with local (Exim 4.96) id 1vNqZk-000Abc-0d for maren@sanctum.example
X-Failed-Recipients: rosa@example.org
Auto-Submitted: auto-replied
From: Mail Delivery System <Mailer-Daemon@mail.sanctum.example>
To: maren@sanctum.example
References: <${mailId}@sanctum.example>
Content-Type: multipart/report; report-type=delivery-status; boundary=1764064931-eximdsn-512345
MIME-Version: 1.0
Subject: Mail delivery failed: returning message to sender
Message-Id: <E1vNqZk-000Abc-0d@mail.sanctum.example>

--1764064931-eximdsn-512345
Content-type: text/plain; charset=us-ascii

This message was created automatically by mail delivery software.

  rosa@example.org
    host mx.example.org [192.0.2.7]
    SMTP error from remote mail server after RCPT TO:<rosa@example.org>:
    552 5.2.2 Mailbox full

--1764064931-eximdsn-512345
Content-type: message/delivery-status

Reporting-MTA: dns; mail.sanctum.example

Action: failed
Final-Recipient: rfc822;rosa@example.org
Status: 5.0.0
Remote-MTA: dns; mx.example.org
Diagnostic-Code: smtp; 552 5.2.2 Mailbox full

--1764064931-eximdsn-512345
Content-type: text/rfc822-headers

Return-path: <maren@sanctum.example>
Received: from [127.0.0.1] by mail.sanctum.example
From: Maren <maren@sanctum.example>
To: rosa@example.org
Message-ID: <${mailId}@sanctum.example>
Subject: Hello

--1764064931-eximdsn-512345--
`);

/** Exchange Online folds fields, names hosts and is wordy. */
export const exchange = ({ mailId }: NoticeFacts): string =>
  asMail(`
From: "Microsoft Outlook"
 <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@example.org>
To: <maren@sanctum.example>
Date: Tue, 25 Nov 2031 10:02:13 +0000
Content-Type: multipart/report; report-type=delivery-status;
 boundary="b7d1e9a1-3a5c-4a51-8a8b-3a6b1f0f0001"
X-MS-Exchange-Message-Is-Ndr:
Content-Language: en-US
Message-ID: <b3e9b9a0-77d7-4b8e-9d7f-8a5f5c1d0002@AM0PR01MB0001.eurprd01.prod.exchangelabs.com>
In-Reply-To: <${mailId}@sanctum.example>
References: <${mailId}@sanctum.example>
Subject: Undeliverable: Hello
Auto-Submitted: auto-replied
MIME-Version: 1.0

--b7d1e9a1-3a5c-4a51-8a8b-3a6b1f0f0001
Content-Type: multipart/alternative; differences=Content-Type;
 boundary="b7d1e9a1-3a5c-4a51-8a8b-3a6b1f0f0003"

--b7d1e9a1-3a5c-4a51-8a8b-3a6b1f0f0003
Content-Type: text/plain; charset="us-ascii"

Your message to rosa@example.org couldn't be delivered.

--b7d1e9a1-3a5c-4a51-8a8b-3a6b1f0f0003
Content-Type: text/html; charset="us-ascii"

<html><body><p>Your message to rosa@example.org couldn't be delivered.</p></body></html>

--b7d1e9a1-3a5c-4a51-8a8b-3a6b1f0f0003--

--b7d1e9a1-3a5c-4a51-8a8b-3a6b1f0f0001
Content-Type: message/delivery-status

Reporting-MTA: dns;AM0PR01MB0001.eurprd01.prod.exchangelabs.com
Received-From-MTA: dns;mail.sanctum.example
Arrival-Date: Tue, 25 Nov 2031 10:02:12 +0000

Final-Recipient: rfc822;rosa@example.org
Action: failed
Status: 5.1.10
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient
 rosa@example.org not found by SMTP address lookup
X-Display-Name: rosa@example.org

--b7d1e9a1-3a5c-4a51-8a8b-3a6b1f0f0001
Content-Type: message/rfc822

Received: from mail.sanctum.example (203.0.113.4) by AM0PR01MB0001.eurprd01.prod.exchangelabs.com
From: Maren <maren@sanctum.example>
To: <rosa@example.org>
Subject: Hello
Message-ID: <${mailId}@sanctum.example>
X-Sanctum-Mail: ${mailId}
Content-Type: text/plain

Hello

--b7d1e9a1-3a5c-4a51-8a8b-3a6b1f0f0001--
`);

/** Gmail puts the returned email after a picture, and has no Original-Recipient. */
export const gmail = ({ mailId }: NoticeFacts): string =>
  asMail(`
Received: by 2002:a05:6402:0:b0:1 with SMTP id abc; Tue, 25 Nov 2031 02:02:12 -0800 (PST)
Content-Type: multipart/report; boundary="00000000000047d0b4064438a001"; report-type=delivery-status
To: maren@sanctum.example
From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>
Subject: Delivery Status Notification (Failure)
References: <${mailId}@sanctum.example>
In-Reply-To: <${mailId}@sanctum.example>
X-Failed-Recipients: rosa@example.org
Message-ID: <6925800f.050a0220.1a2b3c.0001.GMR@mx.google.com>
Auto-Submitted: auto-replied
MIME-Version: 1.0

--00000000000047d0b4064438a001
Content-Type: multipart/related; boundary="00000000000047e1a7064438a005"

--00000000000047e1a7064438a005
Content-Type: multipart/alternative; boundary="00000000000047e1b2064438a006"

--00000000000047e1b2064438a006
Content-Type: text/plain; charset="UTF-8"
Content-Transfer-Encoding: quoted-printable

** Address not found **

Your message wasn=E2=80=99t delivered to rosa@example.org because the address couldn't be found.

--00000000000047e1b2064438a006--
--00000000000047e1a7064438a005
Content-Type: image/png; name="icon.png"
Content-Disposition: attachment; filename="icon.png"
Content-Transfer-Encoding: base64
Content-ID: <icon.png>

iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
--00000000000047e1a7064438a005--
--00000000000047d0b4064438a001
Content-Type: message/delivery-status

Reporting-MTA: dns; googlemail.com
Received-From-MTA: dns; maren@sanctum.example
Arrival-Date: Tue, 25 Nov 2031 02:02:11 -0800 (PST)
X-Original-Message-ID: <${mailId}@sanctum.example>

Final-Recipient: rfc822; rosa@example.org
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try
 550 5.1.1 double-checking the recipient's email address for typos.
Last-Attempt-Date: Tue, 25 Nov 2031 02:02:12 -0800 (PST)

--00000000000047d0b4064438a001
Content-Type: message/rfc822

X-Received: by 2002:a05:6402:0:b0:1 with SMTP id abc; Tue, 25 Nov 2031 02:02:11 -0800 (PST)
From: Maren <maren@sanctum.example>
To: rosa@example.org
Subject: Hello
Message-ID: <${mailId}@sanctum.example>
Content-Type: text/plain

Hello
--00000000000047d0b4064438a001--
`);

/** Amazon SES has replaced the Message-ID with its own; our own header is still there. */
export const amazonSes = ({ mailId }: NoticeFacts): string =>
  asMail(`
From: MAILER-DAEMON@amazonses.com
To: maren@sanctum.example
Date: Tue, 25 Nov 2031 10:02:12 +0000
Subject: Delivery Status Notification (Failure)
Message-ID: <0102019ab8f1a001-1a2b3c4d-0001@eu-west-1.amazonses.com>
Content-Type: multipart/report; 
	boundary="----=_Part_100001_200002.1764064932000"; 
	report-type=delivery-status
MIME-Version: 1.0

------=_Part_100001_200002.1764064932000
Content-Type: text/plain; charset=us-ascii
Content-Transfer-Encoding: 7bit
Content-Description: Notification

An error occurred while trying to deliver the mail to the following recipients:
rosa@example.org
------=_Part_100001_200002.1764064932000
Content-Type: message/delivery-status
Content-Transfer-Encoding: 7bit
Content-Description: Delivery Status Notification

Reporting-MTA: dns; a4-12.smtp-out.eu-west-1.amazonses.com

Action: failed
Final-Recipient: rfc822; rosa@example.org
Diagnostic-Code: smtp; 550 5.7.1 Message rejected as spam
Status: 5.7.1

------=_Part_100001_200002.1764064932000
Content-Type: message/rfc822
Content-Description: Undelivered Message

Received: from mail.sanctum.example by email-smtp.eu-west-1.amazonaws.com
From: Maren <maren@sanctum.example>
To: rosa@example.org
Subject: Hello
Message-ID: <0102019ab8f19f00-aaaabbbb-cccc-4ddd-8eee-ffff00001111-000000@eu-west-1.amazonses.com>
X-Sanctum-Mail: ${mailId}
Content-Type: text/plain

Hello
------=_Part_100001_200002.1764064932000--
`);

export const twoRecipients = (facts: NoticeFacts): string =>
  postfix(facts).replace(
    'Final-Recipient: rfc822; ',
    [
      'Final-Recipient: rfc822; late@example.org',
      'Action: delayed',
      'Status: 4.4.1',
      'Diagnostic-Code: smtp; 421 later',
      '',
      'Final-Recipient: rfc822; ',
    ].join('\r\n'),
  );

/** qmail doesn't follow RFC 3464; its notices are for people. */
export const qmail = ({ mailId }: NoticeFacts): string =>
  asMail(`
From: MAILER-DAEMON@mail.example.org
To: maren@sanctum.example
Subject: failure notice

Hi. This is the qmail-send program at mail.example.org.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<rosa@example.org>:
Sorry, no mailbox here by that name. (#5.1.1)

--- Below this line is a copy of the message.

Return-Path: <maren@sanctum.example>
Message-ID: <${mailId}@sanctum.example>
X-Sanctum-Mail: ${mailId}
Subject: Hello

Hello
`);

export const outOfOffice = ({ mailId }: NoticeFacts): string =>
  asMail(`
From: Rosa Lind <rosa@example.org>
To: maren@sanctum.example
Subject: Automatic reply: Hello
In-Reply-To: <${mailId}@sanctum.example>
References: <${mailId}@sanctum.example>
Auto-Submitted: auto-replied
X-Auto-Response-Suppress: All
Content-Type: text/plain; charset=utf-8

I am away until Monday. Status: 5.1.1 of relaxation. Action: failed.
`);

/** A read receipt is a report too, but no bounce. */
export const readReceipt = ({ mailId }: NoticeFacts): string =>
  asMail(`
From: Rosa Lind <rosa@example.org>
To: maren@sanctum.example
Subject: Read: Hello
Content-Type: multipart/report; report-type=disposition-notification; boundary="m1"
MIME-Version: 1.0

--m1
Content-Type: text/plain

Read.
--m1
Content-Type: message/disposition-notification

Final-Recipient: rfc822;rosa@example.org
Original-Message-ID: <${mailId}@sanctum.example>
Disposition: manual-action/MDN-sent-manually; displayed

--m1--
`);

/** A notice about the coach's private email, which is not one of ours. */
export const aboutPrivateMail = (): string =>
  postfix({ mailId: 'x' })
    .replace('Message-ID: <x@sanctum.example>', 'Message-ID: <CAF1a2b3c4d@mail.gmail.com>')
    .replace('X-Sanctum-Mail: x\r\n', '');
