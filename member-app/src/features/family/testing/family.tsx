import { answers, blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { aMember, renderScreen } from '../../../../testing';
import { i18n } from '../../../shared/words/i18n';
import type { Family as FamilyFacts, Ward } from '../api';
import { Family } from '../family';

export const lena: Ward = {
  id: 'lena',
  name: 'Lena Lind',
  email: null,
  signInName: 'lena-birch',
  ageBand: 'teen',
  agreed: ['account', 'community'],
  guardians: [{ id: 'rosa', name: 'Rosa Lind', isMe: true }],
  invited: null,
  candidate: null,
  wished: [],
  openedBy: null,
  approvals: [],
  isProven: false,
  hasSecondFactor: false,
};
export const family = (facts: Partial<FamilyFacts> = {}): FamilyFacts => ({
  wards: [lena],
  waiting: [],
  guardians: [],
  isProven: true,
  ...facts,
});
export const learning = {
  products: [
    {
      productId: 'seeds',
      title: 'First Seeds',
      type: 'course' as const,
      since: '2026-01-05T09:00:00.000Z',
      progressPercent: 40,
      watchedSeconds: 720,
      lastCompletedAt: null,
    },
  ],
  planned: [
    {
      kind: 'event' as const,
      id: 'den',
      title: 'Den building',
      startsAt: '2027-03-02T18:00:00.000Z',
      endsAt: '2027-03-02T19:00:00.000Z',
      isForAll: true,
    },
  ],
  contacts: ['Maren Holt'],
  lastSeenAt: null,
};
/** The mother’s own figures. */
export const overview = blank('OverviewResponse');
type Part = 'permissions' | 'guardians' | 'account';
export const arrange = (facts: Partial<FamilyFacts> = {}) => {
  answers.answer('get', '/api/family', family(facts));
  answers.list('get', '/api/family/purchase-requests', []);
  answers.list('get', '/api/me/purchase-requests', []);
  answers.list('get', '/api/me/second-seats', []);
  answers.answer('get', '/api/me/overview', overview);
  answers.answer('get', '/api/family/wards/{id}/learning', learning);
  answers.answer('get', '/api/family/wards/{id}/moderation', { mute: null, warnings: [] });
  answers.answer('get', '/api/family/wards/{id}/data-export', blank('DataExportResponse'));
  answers.answer('get', '/api/family/wards/{id}/deletion', {
    scheduledAt: null,
    erasesAt: null,
    awaitsGuardianSince: null,
    isKeptByGuardian: false,
  });
};
export const freshly = (act: () => Promise<void>) => act();
export const open = (facts: Partial<FamilyFacts> = {}, ageBand: 'adult' | 'teen' = 'adult') => {
  arrange(facts);
  return renderScreen(<Family member={aMember({ ageBand })} freshly={freshly} />);
};
/** A page of Lena's account. */
export const openPart = (part: Part, facts: Partial<FamilyFacts> = {}) => {
  arrange(facts);
  return renderScreen(<Family member={aMember()} freshly={freshly} ward="lena" part={part} />);
};
export const openNew = () => {
  arrange({ wards: [] });
  return renderScreen(<Family member={aMember()} freshly={freshly} ward="new" />);
};
export const switchOf = (purpose: 'account' | 'community' | 'messages') =>
  screen.getByRole('switch', { name: i18n.t(`family:purposes.${purpose}.name`) });
