/** Age of consent of a country, with its source: the law and its article. */
type ConsentAge = { age: number; source: string };

/** Default of article 8 of the GDPR, where the country set no age or the current one is uncertain. */
const GDPR = 16;

/**
 * Age from which people consent to the use of their own data without a guardian, by country (ISO 3166-1). The European
 * ages are the states' choices under article 8 of Regulation (EU) 2016/679: 13 to 16. Compared in November 2026 with
 * the Commission's list of 2020 (SWD(2020) 115, 17) and with later texts of law firms and regulators. A new law changes
 * one line here.
 */
const CONSENT_AGES = {
  AT: { age: 14, source: 'Datenschutzgesetz § 4 (4)' },
  BE: { age: 13, source: 'Loi du 30 juillet 2018 relative à la protection des personnes physiques, art. 7' },
  BG: { age: 14, source: 'Personal Data Protection Act, art. 25c (25в)' },
  CY: { age: 14, source: 'Law 125(I)/2018, section 8' },
  CZ: { age: 15, source: 'Zákon č. 110/2019 Sb., § 7' },
  DE: { age: GDPR, source: 'GDPR art. 8 (1): the Bundesdatenschutzgesetz says nothing else' },
  // Was 13. A bill raised it on January 1, 2024; not every source has noticed, so the stricter value is used.
  DK: { age: 15, source: 'Databeskyttelsesloven § 6 (2), as the bill of 2023 has it' },
  EE: { age: 13, source: 'Isikuandmete kaitse seadus § 8 (1)' },
  // Was 14. A bill before the Cortes since April 2025 (BOCG-15-A-52-1) makes it 16; unclear if in force.
  ES: {
    age: GDPR,
    source: 'Ley Orgánica 3/2018, art. 7, as the bill for minors in digital surroundings has it',
  },
  FI: { age: 13, source: 'Tietosuojalaki (1050/2018) § 5' },
  FR: { age: 15, source: 'Loi n° 78-17 du 6 janvier 1978, art. 45' },
  GR: { age: 15, source: 'Law 4624/2019, art. 21' },
  HR: { age: GDPR, source: 'Zakon o provedbi Opće uredbe o zaštiti podataka (NN 42/2018), art. 19' },
  HU: { age: GDPR, source: 'GDPR art. 8 (1): Act CXII of 2011 says nothing else' },
  IE: { age: 16, source: 'Data Protection Act 2018, section 31' },
  IT: {
    age: 14,
    source: 'Codice in materia di protezione dei dati personali (d.lgs. 196/2003), art. 2-quinquies',
  },
  LT: { age: 14, source: 'Asmens duomenų teisinės apsaugos įstatymas, art. 6' },
  LU: { age: GDPR, source: 'GDPR art. 8 (1): the law of 1 August 2018 says nothing else' },
  LV: { age: 13, source: 'Fizisko personu datu apstrādes likums, art. 33' },
  MT: { age: 13, source: 'Subsidiary Legislation 586.11, regulation 3' },
  NL: { age: 16, source: 'Uitvoeringswet AVG, art. 5 (1)' },
  PL: { age: GDPR, source: 'GDPR art. 8 (1): the act of 10 May 2018 says nothing else' },
  PT: { age: 13, source: 'Lei n.º 58/2019, art. 16' },
  RO: { age: GDPR, source: 'GDPR art. 8 (1): Law 190/2018 says nothing else' },
  SE: { age: 13, source: 'Lag (2018:218), chapter 2, § 4' },
  SI: { age: 15, source: 'Zakon o varstvu osebnih podatkov (ZVOP-2), art. 8, since 26 January 2023' },
  SK: { age: 16, source: 'Zákon č. 18/2018 Z. z., § 15' },

  // the rest of the European Economic Area. Iceland's Act 90/2018, art. 10 (5), reportedly says 13; without the text,
  // the stricter value is used
  IS: { age: GDPR, source: 'GDPR art. 8 (1)' },
  // The Datenschutzgesetz of 2018 reportedly leaves it at 16.
  LI: { age: GDPR, source: 'GDPR art. 8 (1)' },
  // Was 13. The ministry's draft of 2025 makes it 15; unclear if in force, so the stricter value is used.
  NO: { age: 15, source: 'Personopplysningsloven § 5, as the draft of 2025 has it' },

  GB: { age: 13, source: 'Data Protection Act 2018, section 9' },
  US: { age: 13, source: 'Children’s Online Privacy Protection Act, 15 U.S.C. § 6501 (1)' },
  // Quebec has the strictest of the provinces.
  CA: {
    age: 14,
    source:
      'Act respecting the protection of personal information in the private sector (CQLR c. P-39.1), section 4.1',
  },
  // The Privacy Act 1988 names no age. Its regulator presumes that people over 15 can consent; strictly read, 16.
  AU: {
    age: 16,
    source: 'OAIC, Children and young people, and the Australian Privacy Principles guidelines, B',
  },
  KR: { age: 14, source: 'Personal Information Protection Act, article 22-2' },
  IN: { age: 18, source: 'Digital Personal Data Protection Act 2023, sections 2 (f) and 9' },
} as const satisfies Record<string, ConsentAge>;

/** Age for countries that are not in the table: the strictest in Europe. */
const ELSEWHERE = GDPR;

export const COUNTRIES = [...Object.keys(CONSENT_AGES).toSorted(), 'other'] as Country[];
export type Country = keyof typeof CONSENT_AGES | 'other';

export const consentAgeIn = (country: Country): number =>
  country === 'other' ? ELSEWHERE : CONSENT_AGES[country].age;
