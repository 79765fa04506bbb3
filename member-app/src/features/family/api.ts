import type { Schemas } from '@sanctum/openapi';
import { queryOptions, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, at, body, itemsOf, useChange, useFresh } from '../../shared/api/client';
import { isRefusal } from '../../shared/api/refusal';
import { learningKeys } from '../learning';
import { type Member, sessionKey } from '../session';

export type Family = Schemas['FamilyResponse'];
export type Ward = Schemas['WardResponse'];
export type CandidateFacts = Schemas['CandidateResponse'];
export type Approval = Schemas['ApprovalResponse'];
export type Purpose = Schemas['ConsentPurpose'];
export type ConsentRecord = Schemas['ConsentResponse'];
export type NewDaughter = Schemas['AddDaughterRequest'];

/** Purposes that the app can show, in the order of the questions. */
export const PURPOSES: readonly Purpose[] = ['account', 'community', 'messages', 'unseen_posts', 'frames'];

const familyKey = ['/api/family'] as const;
const consentsKey = (id: string) => ['/api/family/wards/{id}/consents', id] as const;

export const useFamily = () => useFresh(familyKey, () => body(api.GET('/api/family')));

/**
 * Returns a function that shows the family after a change and updates the wards in the session, which determine for
 * whom a mother may buy.
 */
function useFamilyIsNow() {
  const queries = useQueryClient();
  return (family: Family) => {
    queries.setQueryData(familyKey, family);
    const wards = family.wards.map(({ id, name }) => ({ id, name }));
    queries.setQueryData<Member | null>(sessionKey, (member) => member && { ...member, wards });
  };
}

export function useAddDaughter() {
  const isNow = useFamilyIsNow();
  return async (daughter: NewDaughter) =>
    isNow(await body(api.POST('/api/family/wards', { body: daughter })));
}

export function useTakeDaughter() {
  const isNow = useFamilyIsNow();
  return async (proof: Schemas['TakeDaughterRequest']) =>
    isNow(await body(api.POST('/api/family/wards/link', { body: proof })));
}

export function useAgree(id: string) {
  const queries = useQueryClient();
  const isNow = useFamilyIsNow();
  return useMutation({
    mutationFn: (purposes: Purpose[]) =>
      body(api.POST('/api/family/wards/{id}/update-consents', { ...at(id), body: { purposes } })),
    onSuccess: async (family) => {
      isNow(family);
      await queries.invalidateQueries({ queryKey: consentsKey(id) });
    },
  });
}

export const useConsents = (id: string) =>
  useFresh(consentsKey(id), () => itemsOf(api.GET('/api/family/wards/{id}/consents', at(id))));

/** Loads the coach's warnings to a ward, and whether the ward is muted. */
export const useWardModeration = (id: string) =>
  useFresh(['/api/family/wards/{id}/moderation', id], () =>
    body(api.GET('/api/family/wards/{id}/moderation', at(id))),
  );

export const setWardPassword = (id: string, password: string) =>
  api.POST('/api/family/wards/{id}/set-password', { ...at(id), body: { password } });

export const sendPasswordLink = (id: string) => api.POST('/api/family/wards/{id}/send-password-link', at(id));

export function useRemoveSecondFactor(id: string) {
  const queries = useQueryClient();
  return async () => {
    await api.DELETE('/api/family/wards/{id}/second-factor', at(id));
    await queries.invalidateQueries({ queryKey: familyKey });
  };
}

export const signWardOut = (id: string) => api.POST('/api/family/wards/{id}/sign-out', at(id));

/** Answers an approval. The family is loaded again, because another guardian may have answered first. */
export function useAnswerApproval(id: string) {
  const isNow = useFamilyIsNow();
  const queries = useQueryClient();
  const where = { params: { path: { id } } };
  return async (isApproved: boolean) => {
    const call = isApproved
      ? api.POST('/api/family/approvals/{id}/approve', where)
      : api.POST('/api/family/approvals/{id}/decline', where);
    try {
      isNow(await body(call));
    } catch (error) {
      if (isRefusal(error, 'not_found')) await queries.invalidateQueries({ queryKey: familyKey });
      throw error;
    }
  };
}

export function useInvite(id: string) {
  const isNow = useFamilyIsNow();
  return async (email: string) =>
    isNow(await body(api.POST('/api/family/wards/{id}/invite-guardian', { ...at(id), body: { email } })));
}

export function useCallOffInvitation(id: string) {
  const isNow = useFamilyIsNow();
  return useMutation({
    mutationFn: () => body(api.POST('/api/family/wards/{id}/cancel-invitation', at(id))),
    onSuccess: isNow,
  });
}

export function useConfirmGuardian(id: string) {
  const isNow = useFamilyIsNow();
  return async () => isNow(await body(api.POST('/api/family/wards/{id}/confirm-guardian', at(id))));
}

export function useRemoveGuardian(id: string) {
  const isNow = useFamilyIsNow();
  return useMutation({
    mutationFn: (guardianId: string) =>
      body(
        api.POST('/api/family/wards/{id}/guardians/{guardianId}/remove', {
          params: { path: { id, guardianId } },
        }),
      ),
    onSuccess: isNow,
  });
}

export function useWithdrawAcceptance(id: string) {
  const isNow = useFamilyIsNow();
  return useMutation({
    mutationFn: () => body(api.POST('/api/family/acceptances/{id}/withdraw', at(id))),
    onSuccess: isNow,
  });
}

export const useInvitation = (token: string) =>
  useQuery({
    queryKey: ['/api/family/invitations/{token}', token],
    queryFn: () => body(api.GET('/api/family/invitations/{token}', { params: { path: { token } } })),
  });

export function useAcceptInvitation(token: string) {
  const queries = useQueryClient();
  return async () => {
    await api.POST('/api/family/invitations/accept', { body: { token } });
    await queries.invalidateQueries({ queryKey: familyKey });
  };
}

export type WardProduct = Schemas['WardProductResponse'];

/** Query of a ward's learning, loaded on every visit, once for everything on the page. */
const wardLearning = (id: string) =>
  queryOptions({
    queryKey: ['/api/family/wards/{id}/learning', id],
    queryFn: () => body(api.GET('/api/family/wards/{id}/learning', at(id))),
    staleTime: 0,
  });

export const useWardLearning = (id: string) => useQuery(wardLearning(id));
export const useWardsLearning = (ids: readonly string[]) => useQueries({ queries: ids.map(wardLearning) });

/** Loads the reader's own courses, sessions and events, as on the dashboard. */
export const useMyOverview = () => useFresh(learningKeys.overview, () => body(api.GET('/api/me/overview')));

const exportKey = (id: string) => ['/api/family/wards/{id}/data-export', id] as const;
const ASK_EVERY_MS = 2000;

/** Loads the export of a ward's data, polling only while the file is being written. */
export const useWardExport = (id: string) =>
  useQuery({
    queryKey: exportKey(id),
    queryFn: () => body(api.GET('/api/family/wards/{id}/data-export', at(id))),
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? ASK_EVERY_MS : false),
  });

export function useRequestWardExport(id: string) {
  const queries = useQueryClient();
  return async () =>
    void queries.setQueryData(
      exportKey(id),
      await body(api.POST('/api/family/wards/{id}/data-export/prepare', at(id))),
    );
}

export const wardExportUrl = async (id: string): Promise<string> =>
  (await body(api.GET('/api/family/wards/{id}/data-export/download', at(id)))).url;

const deletionKey = (id: string) => ['/api/family/wards/{id}/deletion', id] as const;

export const useWardDeletion = (id: string) =>
  useQuery({
    queryKey: deletionKey(id),
    queryFn: () => body(api.GET('/api/family/wards/{id}/deletion', at(id))),
  });

export function useDeleteWard(id: string) {
  const queries = useQueryClient();
  return async (password: string) =>
    void queries.setQueryData(
      deletionKey(id),
      await body(api.POST('/api/family/wards/{id}/deletion/schedule', { ...at(id), body: { password } })),
    );
}

export const useKeepWard = (id: string) =>
  useChange(() => api.POST('/api/family/wards/{id}/deletion/cancel', at(id)), deletionKey(id));
