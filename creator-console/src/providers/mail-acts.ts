import { body, type Schemas } from '@sanctum/openapi';
import { api, at } from './client';

/** Actions on broadcasts and on failed emails. */
export const mailActs = {
  askAudience: (request: Schemas['AudienceRequest']) =>
    body(api.POST('/api/creator/broadcasts/preview-audience', { body: request })),
  /** Sends at the given time, or now (null). */
  sendBroadcast: (id: string, sendAt: string | null) =>
    body(api.POST('/api/creator/broadcasts/{id}/send', { ...at(id), body: { sendAt } })),
  /** Cancels a scheduled broadcast, or stops one that is being sent. */
  cancelBroadcast: (id: string) => body(api.POST('/api/creator/broadcasts/{id}/cancel', at(id))),
  seeMailingToMany: (mailing: Schemas['SeeMailingRequest']) =>
    body(api.POST('/api/creator/mailings/preview', { body: mailing })),
  tryMailingToMany: (mailing: Schemas['SeeMailingRequest']) =>
    body(api.POST('/api/creator/mailings/test', { body: mailing })),
  /** Saves an email to start others from it; one with the same name is replaced. */
  saveTemplate: (template: Schemas['MailingTemplateRequest']) =>
    body(api.POST('/api/creator/mailing-templates', { body: template })),
  deleteTemplate: (id: string) => api.DELETE('/api/creator/mailing-templates/{id}', at(id)),
  switchSequence: (id: string, isOn: boolean) =>
    body(
      isOn
        ? api.POST('/api/creator/sequences/{id}/turn-on', at(id))
        : api.POST('/api/creator/sequences/{id}/turn-off', at(id)),
    ),

  sendMailsAgain: () => body(api.POST('/api/creator/failed-mails/resend')),
  sendMailAgain: (id: string) => api.POST('/api/creator/failed-mails/{id}/resend', at(id)),
  discardMails: () => body(api.POST('/api/creator/failed-mails/discard')),
  discardMail: (id: string) => api.POST('/api/creator/failed-mails/{id}/discard', at(id)),
};
