import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { PublishedSiteService } from '../site/index.js';
import { COLOURS, drawFrame, drawSprig, PAGE } from './certificate-drawing.js';
import type { CertificateResponse } from './certificates.dto.js';
import { serifFaces } from '../../platform/lettering/faces.js';
import { Typesetter } from './typesetter.js';

/** Lays out a certificate as one A4 page. Fonts and drawing are our own, so the result does not depend on the machine. */
@Injectable()
export class CertificatePdfService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly published: PublishedSiteService,
  ) {}

  async print(certificate: CertificateResponse): Promise<Uint8Array> {
    const { code, name, courseTitle, coachName, completedOn } = certificate;
    const { place } = await this.published.site();
    // Loaded for the first certificate, because the library is large and many servers never print one.
    const { default: Paper } = await import('pdfkit');
    const page = new Paper({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      lang: 'en',
      info: { Title: `Certificate: ${courseTitle}`, Author: coachName, Subject: code },
    });
    const bytes = collect(page);
    const type = new Typesetter(page, await serifFaces(), PAGE);
    const verifyAt = `${this.config.publicUrl.replace(/^https?:\/\//, '')}/certificates/${code}`;

    drawFrame(page);
    drawSprig(page, PAGE.width / 2, 118);
    type.centred('Certificate of completion', { y: 138, size: 17, colour: COLOURS.clay });
    type.centred('This certifies that', { y: 192, size: 14, colour: COLOURS.soft });
    type.centred(name, {
      y: 214,
      size: 42,
      colour: COLOURS.evergreen,
      instead: 'the member listed under its code',
    });
    type.centred('has successfully completed', { y: 288, size: 14, colour: COLOURS.soft });
    type.centred(courseTitle, {
      y: 312,
      size: 26,
      colour: COLOURS.ink,
      instead: 'the course listed under its code',
    });
    type.centred(`on ${longDate(completedOn)}`, { y: 366, size: 14, colour: COLOURS.soft });
    type.centred(coachName, { y: 420, size: 19, colour: COLOURS.ink, instead: place.name });
    page
      .moveTo(PAGE.width / 2 - 90, 450)
      .lineTo(PAGE.width / 2 + 90, 450)
      .lineWidth(0.6)
      .stroke(COLOURS.line);
    type.centred(`for ${place.name}`, { y: 456, size: 11, colour: COLOURS.soft });
    type.centred(`Anyone can verify this certificate at ${verifyAt}`, {
      y: 512,
      size: 10,
      colour: COLOURS.soft,
    });
    page.end();
    return bytes;
  }
}

/** `2027-03-10` as `March 10, 2027`. */
const longDate = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

function collect(page: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    page.on('data', (part: Buffer) => parts.push(part));
    page.on('end', () => resolve(Buffer.concat(parts)));
    page.on('error', reject);
  });
}
