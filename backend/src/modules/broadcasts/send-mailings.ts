/** The job that begins what is due and hands mailings on; also asked for when the coach sends something now. */
export const SEND_MAILINGS = 'broadcasts.send-mailings';
