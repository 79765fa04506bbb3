import { Flag, Text, Texts, Whole } from '../../../platform/http/fields/index.js';

export class SecondFactorResponse {
  @Flag('Whether signing in requires a code') isOn: boolean;
  @Whole({ example: 10 }) recoveryCodesLeft: number;

  @Flag(
    'Whether it’s mandatory: it can’t be turned off, and until it’s on, every other call returns 403 `second_factor_required`',
  )
  isRequired: boolean;
}

export class SecondFactorSetupResponse {
  @Text({
    example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    description: 'Key to type into the authenticator app',
  })
  secret: string;

  @Text({
    example: 'otpauth://totp/Willow%3Arosa%40example.org?secret=…',
    description: 'URL to show as a QR code',
  })
  otpauthUrl: string;
}

export class ConfirmSecondFactorRequest {
  @Text({ max: 6, min: 6, example: '492039' }) code: string;
}

export class RecoveryCodesResponse {
  @Texts({ example: ['k7f2-m9qx-4tzc-w3hn'], description: 'Only returned once; each code works once' })
  recoveryCodes: string[];
}
