/**
 * From which age somebody agrees to the use of her own data without a guardian, by country (ISO 3166-1). The European ones are what
 * the states have made of article 8 of the GDPR (13 to 16, and 16 where they made nothing of it); sources stand beside each group.
 */
const CONSENT_AGES = {
  // EU: Regulation (EU) 2016/679, article 8, and the national acts as listed by the EU Agency for Fundamental Rights
  // ("Consent to use data on children", fra.europa.eu/en/publication/2017/mapping-minimum-age-requirements)
  ...{
    AT: 14,
    BE: 13,
    BG: 14,
    CY: 14,
    CZ: 15,
    DE: 16,
    DK: 15,
    EE: 13,
    ES: 14,
    FI: 13,
    FR: 15,
    GR: 15,
    HR: 16,
    HU: 16,
  },
  ...{
    IE: 16,
    IT: 14,
    LT: 14,
    LU: 16,
    LV: 13,
    MT: 13,
    NL: 16,
    PL: 16,
    PT: 13,
    RO: 16,
    SE: 13,
    SI: 15,
    SK: 16,
  },
  // EEA: the personal data acts of Iceland (2018, art. 10), Liechtenstein (2018, art. 8) and Norway (2018, § 5)
  ...{ IS: 13, LI: 16, NO: 13 },
  // United Kingdom: Data Protection Act 2018, section 9
  GB: 13,
  // United States: Children's Online Privacy Protection Act, 15 U.S.C. § 6501
  US: 13,
  // Canada: Quebec's Act respecting the protection of personal information, section 4.1, the strictest of the provinces
  CA: 14,
  // Australia: OAIC, Australian Privacy Principles guidelines, B.63
  AU: 15,
  // South Korea: Personal Information Protection Act, article 22-2
  KR: 14,
  // India: Digital Personal Data Protection Act 2023, section 2(f)
  IN: 18,
} as const;

/** Where the table has no line: the strictest of Europe. */
const ELSEWHERE = 16;

export const COUNTRIES = [...Object.keys(CONSENT_AGES).toSorted(), 'other'] as Country[];
export type Country = keyof typeof CONSENT_AGES | 'other';

export const consentAgeIn = (country: Country): number =>
  country === 'other' ? ELSEWHERE : CONSENT_AGES[country];
