/** Job that starts due mailings and posts them; also queued when the coach sends something now. */
export const SEND_MAILINGS = 'broadcasts.send-mailings';
