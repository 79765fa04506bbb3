/** State of a mailing to one recipient. Queued: handed to the email queue, which also waits for quiet hours to end. */
export const DELIVERY_STATES = ['waiting', 'queued', 'sent', 'failed', 'left_out'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Joins the email `m` of a delivery `d`. */
export const WITH_MAIL = `left join sent_mails m on m.thing = d.id and m.kind in ('marketing_mailing', 'service_mailing')`;

/** State of delivery `d`, whose email is `m`; `failed` is a parameter with the ids of the failed emails. */
export const deliveryState = (failed: string): string => `
  case when d.status <> 'posted' then d.status
       when m.id = any(${failed}::uuid[]) then 'failed'
       when m.status = 'dropped' then 'left_out'
       when m.status = 'sent' then 'sent'
       else 'queued' end`;
