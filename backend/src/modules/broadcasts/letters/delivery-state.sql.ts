/** What became of a letter to somebody. Queued: handed on to the mails, which also wait for quiet hours to end. */
export const DELIVERY_STATES = ['waiting', 'queued', 'sent', 'failed', 'left-out'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Joins the mail `m` of a delivery `d`. */
export const WITH_MAIL = `left join sent_mails m on m.thing = d.id and m.kind in ('marketing-letter', 'service-letter')`;

/** The state of `d`, whose mail is `m`; `failed` is a parameter with the ids of the mails that failed. */
export const deliveryState = (failed: string): string => `
  case when d.status <> 'posted' then d.status
       when m.id = any(${failed}::uuid[]) then 'failed'
       when m.status = 'dropped' then 'left-out'
       when m.status = 'sent' then 'sent'
       else 'queued' end`;
