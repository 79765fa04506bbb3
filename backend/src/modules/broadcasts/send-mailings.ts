/** The job that starts what is due and posts mailings; also queued when the coach sends something now. */
export const SEND_MAILINGS = 'broadcasts.send-mailings';
