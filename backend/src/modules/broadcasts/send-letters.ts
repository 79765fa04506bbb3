/** The job that begins what is due and hands letters on; also asked for when the coach sends something now. */
export const SEND_LETTERS = 'broadcasts.send-letters';
