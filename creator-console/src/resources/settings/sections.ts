import type { ComponentType } from 'react';
import { EmailSection } from './account/email-section';
import { PasswordSection } from './account/password-section';
import { ProfileSection } from './account/profile-section';
import { TwoStepSection } from './account/two-step-section';
import { ApiTokensSection } from './api-tokens/api-tokens-section';
import { BusinessSection } from './business/business-section';
import { TaxSection } from './business/tax-section';
import { DevicesSection } from './devices/devices-section';
import { GrowthSection } from './growth/rule-form';
import { NotificationsSection } from './notifications/notifications-section';
import { SaleMailsSection } from './sales/sale-mails-section';
import { WebhooksSection } from './webhooks/webhooks-section';
import { type SectionId, texts } from './parts/texts';

interface SettingsSection {
  id: SectionId;
  group: keyof typeof texts.groups;
  section: ComponentType;
}

export const BEGINS_WITH = 'profile' satisfies SectionId;

export const SECTIONS: readonly SettingsSection[] = [
  { id: 'profile', group: 'account', section: ProfileSection },
  { id: 'email', group: 'account', section: EmailSection },
  { id: 'password', group: 'account', section: PasswordSection },
  { id: 'two-step', group: 'account', section: TwoStepSection },
  { id: 'devices', group: 'account', section: DevicesSection },
  { id: 'notifications', group: 'account', section: NotificationsSection },
  { id: 'api-tokens', group: 'account', section: ApiTokensSection },
  { id: 'webhooks', group: 'account', section: WebhooksSection },
  { id: 'business', group: 'business', section: BusinessSection },
  { id: 'tax', group: 'business', section: TaxSection },
  { id: 'sale-mails', group: 'business', section: SaleMailsSection },
  { id: 'growth', group: 'business', section: GrowthSection },
];
