import { Flag, Text, Texts, Whole } from '../../../platform/http/fields/index.js';

export class SecondFactorResponse {
  @Flag('Signing in asks for a code') enabled: boolean;
  @Whole({ example: 10 }) recoveryCodesLeft: number;

  @Flag('It cannot be switched off, and until it is on every other call answers 403 `second_factor_required`')
  required: boolean;
}

export class SecondFactorSetupResponse {
  @Text({ example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', description: 'To be typed into the app' })
  secret: string;

  @Text({ example: 'otpauth://totp/Willow%3Arosa%40example.org?secret=…', description: 'As a QR code' })
  otpauthUrl: string;
}

export class ConfirmSecondFactorRequest {
  @Text({ max: 6, min: 6, example: '492039' }) code: string;
}

export class RecoveryCodesResponse {
  @Texts({ example: ['k7f2-m9qx-4tzc-w3hn'], description: 'Shown once; each works once' })
  recoveryCodes: string[];
}
